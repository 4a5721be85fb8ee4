import { csharp } from './csharp';
import { java } from './java';
import { python } from './python';
import { sql } from './sql';
import { typescript } from './typescript';
import type { ConstantsFile } from './write';

/** Languages of the constants, in display order. */
export const constantsFiles: readonly ConstantsFile[] = [sql, csharp, typescript, python, java];

export type { ConstantsFile };
