import { oneFile } from '../../oneFile';
import { packData } from '../../packedData';
import { site } from '../../site';
import type { Knowledge } from './knowledge';

/** Path under which the site offers the server. */
export const MCP_FILE = `/mcp/${site.slug}-mcp.mjs`;

/** The server with its data as one file that runs without this repository. The program is put together while they are gathered. */
export async function pack(knowledge: Promise<Knowledge>): Promise<string> {
  return oneFile({
    entry: 'src/agents/mcp/packed.ts',
    dataModule: 'mcp:data',
    data: knowledge.then(packData),
    loader: 'text',
    about: `// ${site.title}: server of the Model Context Protocol over stdio. Run it with Node.js 20 or later.`,
  });
}
