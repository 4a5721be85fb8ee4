import { ownValue } from 'openapi-toolkit';

// Symbols of the SI (BIPM brochure, 9th edition); `DKK` is ISO 4217; `FTE` is a full-time equivalent; a `ratio` is a
// quotient of two amounts; `1` is a dimensionless number.
/** Every value of `x-unit`, and of `unit` in the attribute catalogue. */
export const unitIds: readonly string[] =
  '1 m m2 DKK year count percent degree FTE kg km km/h kW kWh cm3 g/km Wh/km km/l s ratio'.split(' ');

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
