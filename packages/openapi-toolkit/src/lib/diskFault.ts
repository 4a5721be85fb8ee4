import { tmpdir } from 'node:os';

/** Explains an error or a log that tells of a full disk; undefined for any other. */
export function diskFault(text: string): string | undefined {
  const [fault] = /(?:\bE[A-Z]+: )?(?:no space left on device|disk quota exceeded)\b[^\n]*/i.exec(text) ?? [];
  const variable = process.platform === 'win32' ? 'TEMP' : 'TMPDIR';
  return fault && `The disk is full: ${fault}\nFree space, or name another folder than ${tmpdir()} in ${variable}.`;
}
