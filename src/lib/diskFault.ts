import { tmpdir } from 'node:os';

/** Explains an error or a log that tells of a full disk; undefined for any other. */
export function diskFault(text: string): string | undefined {
  const [found] = /(?:\bE[A-Z]+: )?(?:no space left on device|disk quota exceeded)\b[^\n]*/i.exec(text) ?? [];
  return (
    found &&
    `The disk is full: ${found}\nFree space and run the command again. Temporary files are in ${tmpdir()}; the variable ${process.platform === 'win32' ? 'TEMP' : 'TMPDIR'} names another folder.`
  );
}
