import { visibleText } from 'openapi-toolkit';
import { buildLog, type Log } from '../lib/log';

/** Removes invisible characters from a text for programs, with a warning: instructions can be hidden in them. */
export function forPrograms(name: string, text: string, log: Pick<Log, 'warn'> = buildLog): string {
  const visible = visibleText(text);
  if (visible !== text)
    log.warn(`${name}: invisible characters were left out. Remove them from the page or from its contract.`);
  return visible;
}
