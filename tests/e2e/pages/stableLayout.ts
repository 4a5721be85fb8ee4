import { layoutShift } from '../support/layoutShift';
import { measured } from '../support/measured';
import type { Check } from './visit';

/** Sum of shifts; the results of a search arrive after the page. */
const maxShift = (route: string) => (route.startsWith('/search') ? 0.05 : 0.01);

/** Checks that nothing moved while the page was loaded and became interactive. */
export const stableLayout: Check = async ({ page, route }) => {
  const shift = await layoutShift(page);
  measured(`layout shift, ${route}`, shift.toFixed(3));
  return shift <= maxShift(route) ? [] : [`layout shift: ${shift.toFixed(3)}, the limit is ${maxShift(route)}`];
};
