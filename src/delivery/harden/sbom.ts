import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';

const COMMAND = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];

/**
 * CycloneDX list of every package in the lockfile. What npm makes anew each time
 * (serial number, time, its own version, the folder's name) is derived from the content or left out.
 */
export async function sbom(): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', COMMAND, { maxBuffer: 50_000_000 });
  const { metadata, ...bom } = JSON.parse(stdout);
  const { timestamp: _time, tools: _tools, ...kept } = metadata;
  kept.component.name = kept.component['bom-ref'].replace(/@[^@]*$/, '');
  bom.components.sort((a: Ref, b: Ref) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1));
  const hash = createHash('sha256').update(JSON.stringify(bom.components)).digest('hex');
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `5${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ];
  return `${JSON.stringify({ ...bom, serialNumber: `urn:uuid:${parts.join('-')}`, metadata: kept })}\n`;
}

interface Ref {
  'bom-ref': string;
}
