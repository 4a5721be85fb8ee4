import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { oneFile } from '../../oneFile';
import { site } from '../../site';
import type { Knowledge } from './knowledge';

/** Path under which the site offers the server. */
export const MCP_FILE = `/mcp/${site.slug}-mcp.mjs`;

/** The server with its data as one file that runs without this repository. */
export async function pack(knowledge: Knowledge): Promise<string> {
  const json = Buffer.from(JSON.stringify(knowledge));
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: json.length, [constants.BROTLI_PARAM_QUALITY]: 9 };
  const data = (await promisify(brotliCompress)(json, { params })).toString('base64');
  return oneFile({
    entry: 'src/agents/mcp/packed.ts',
    dataModule: 'mcp:data',
    data,
    loader: 'text',
    about: `// ${knowledge.title}: server of the Model Context Protocol over stdio. Run it with Node.js 20 or later.`,
  });
}
