import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Returns the title of a contract; undefined if it can't be read: the generation says why. */
export function titleOf(file: string): string | undefined {
  try {
    const { title } = (parse(readFileSync(file, 'utf8'), { logLevel: 'silent' }) as { info: { title?: unknown } }).info;
    return typeof title === 'string' ? title.trim() : undefined;
  } catch {
    return undefined;
  }
}
