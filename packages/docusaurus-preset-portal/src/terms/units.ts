import { ownValue } from 'openapi-toolkit';

/** Display names of the units that are displayed otherwise than written. */
const NAMES: Readonly<Record<string, string>> = {
  '1': 'plain number',
  m2: 'm²',
  percent: '%',
  degree: '°',
  cm3: 'cm³',
};

/** Returns the display name of a unit; unknown ones unchanged. */
export const unitName = (unit: string): string => ownValue(NAMES, unit) ?? unit;

/** Units that are not displayed: for counts the text names what is counted, and the others are dimensionless. */
const HIDDEN_UNITS: readonly string[] = ['1', 'count'];

/** Returns the displayed unit of a number; undefined if there is none. */
export const unitWords = (unit: string | undefined): string | undefined =>
  unit === undefined || HIDDEN_UNITS.includes(unit) ? undefined : unitName(unit);
