import { exec } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { withoutApiKey } from '../../../lib/environment';
import { openCache } from '../../../lib/fileCache';
import { sha256 } from '../../../lib/sha256';

// A line for the shell, because npm is a script on Windows.
const COMMAND = 'npm sbom --sbom-format cyclonedx --package-lock-only';

interface Component {
  'bom-ref': string;
}

/** A UUID of version 5's form, made from the content. */
function uuidOf(content: string): string {
  const hex = sha256(content);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join('-');
}

async function makeSbom(siteDir: string): Promise<Uint8Array> {
  // In production npm would leave out the packages that are needed to build.
  const env = { ...withoutApiKey(process.env), NODE_ENV: '' };
  const running = promisify(exec)(COMMAND, { cwd: siteDir, env, maxBuffer: 50_000_000 });
  // The build needs it last: until then it gets the time that others leave.
  if (running.child.pid) setPriority(running.child.pid, constants.priority.PRIORITY_LOW);
  const { stdout } = await running;
  const { metadata, ...bom } = JSON.parse(stdout);
  const { timestamp: _time, tools: _tools, ...kept } = metadata;
  kept.component.name = kept.component['bom-ref'].replace(/@[^@]*$/, '');
  bom.components.sort((a: Component, b: Component) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1));
  const serialNumber = `urn:uuid:${uuidOf(JSON.stringify(bom.components))}`;
  return Buffer.from(`${JSON.stringify({ ...bom, serialNumber, metadata: kept })}\n`);
}

/**
 * Software bill of materials (CycloneDX): every package of the lockfile in `siteDir`. What npm makes anew each
 * time (serial number, time, its own version, the folder's name) is derived from the content or left out.
 *
 * @throws Error with npm's message when it can't read the lockfile.
 */
export async function sbom(siteDir: string): Promise<string> {
  const sources = await Promise.all(
    ['package.json', 'package-lock.json'].map((name) => readFile(path.join(siteDir, name), 'utf8').catch(() => '')),
  );
  const cache = openCache('sbom-1');
  const bytes = await cache.get(sources.join('\0'), () => makeSbom(siteDir));
  await cache.prune();
  return Buffer.from(bytes).toString('utf8');
}
