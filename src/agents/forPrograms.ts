import { buildLog, type Log } from '../log';
import { visible } from '../visibleText';

/**
 * Returns a text as programs get it, without characters that people do not see: instructions can hide in them.
 *
 * @param name File of the text, for the warning.
 */
export function forPrograms(name: string, text: string, log: Pick<Log, 'warn'> = buildLog): string {
  const shown = visible(text);
  if (shown !== text)
    log.warn(
      `${name}: characters that nobody sees were left out. Remove them from the page or the contract it is made of.`,
    );
  return shown;
}
