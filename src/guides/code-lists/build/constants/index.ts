import { csharpConstants } from './csharp';
import { javaConstants } from './java';
import { pythonConstants } from './python';
import { sql } from './sql';
import { typescriptConstants } from './typescript';
import type { ConstantsFile } from './write';

/** Languages of the constants, in display order. */
export const constantsFiles: readonly ConstantsFile[] = [
  sql,
  csharpConstants,
  typescriptConstants,
  pythonConstants,
  javaConstants,
];

export type { ConstantsFile };
