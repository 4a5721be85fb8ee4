import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from 'docusaurus-preset-portal/node';
import { libraries, typeFaults } from '../support/compile';
import type { PublishedSample } from './sources';

/** A last line that only compiles if the type of the response is known and not `any`. */
const PROBE = '\n// @ts-expect-error\nanswer.thisIsNoProperty;\n';

/**
 * Compiles samples beside the type files they name.
 *
 * @returns Messages of the compiler; empty if every sample is correct.
 */
export function sampleFaults(samples: PublishedSample[], folder: string, siteUrl: string): string[] {
  const home = path.join(folder, 'types');
  mkdirSync(home, { recursive: true });
  const files = samples.map(({ text }, index) => {
    const [, file = ''] = new RegExp(`${siteUrl}/openapi/(\\S+\\.d\\.ts)$`, 'm').exec(text) ?? [];
    if (file === '') throw new Error(`This sample names no types:\n${text}`);
    copyFileSync(path.join(paths.downloads, file), path.join(home, file));
    const at = path.join(home, `s${index}.mts`);
    writeFileSync(at, text + PROBE);
    return at;
  });
  return typeFaults(files, { lib: libraries.dom });
}
