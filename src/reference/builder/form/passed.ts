import { passOn, takePassed } from '../../../storage';
import { PASSED_VALUES } from '../../../storage/names';

/**
 * Passes values on to the form of another page, without a place in its address.
 *
 * @param path Path of the page.
 * @param values As in the fragment of a link (`PREFIX`).
 */
export const passValues = (path: string, values: string): void => passOn(PASSED_VALUES, `${path} ${values}`);

/** Returns what another page passed on to this one, and forgets it; undefined where that is nothing. */
export function takeValues(path: string): string | undefined {
  const [to, values] = takePassed(PASSED_VALUES)?.split(' ') ?? [];
  return to === path ? values : undefined;
}
