import { site } from '#site';
import { bundleSingleFile } from '../../lib/bundleSingleFile';
import { packData } from '../../lib/packedData';
import type { Knowledge } from './knowledge';

/** Path of the bundled server on the site. */
export const MCP_FILE = `/mcp/${site.slug}-mcp.mjs`;

/**
 * Bundles the server and its data into one file that runs without this repository. The code is bundled while the data
 * are collected.
 */
export async function pack(knowledge: Promise<Knowledge>): Promise<string> {
  return bundleSingleFile({
    entry: 'src/llms/mcp/packed.ts',
    dataModule: 'mcp:data',
    data: knowledge.then(packData),
    loader: 'text',
    about: `// ${site.title}: server of the Model Context Protocol over stdio. Run it with Node.js 20 or later.`,
  });
}
