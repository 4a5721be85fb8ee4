import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { paths } from '../../src/paths';
import type { PublishedSample } from './sources';

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: true,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  typeRoots: [path.resolve('node_modules/@types')],
};

/** A last line that only compiles when the type of the answer is known and is no `any`. */
const PROBE = '\n// @ts-expect-error\nanswer.thisIsNoProperty;\n';

/**
 * Compiles samples beside the types files they name.
 *
 * @returns What the compiler says; empty when every sample is right.
 */
export function typeFaults(samples: PublishedSample[], folder: string, siteUrl: string): string[] {
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
  return ts
    .getPreEmitDiagnostics(ts.createProgram(files, OPTIONS))
    .map(({ messageText, file }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}
