import { ownValue } from '../lib/ownValue';

// Symbols of the SI (BIPM brochure, 9th edition); `DKK` is ISO 4217; `FTE` is a full-time equivalent; a `ratio` is a
// quotient of two amounts; `1` is a dimensionless number.
/** Display names of `x-unit`, and of `unit` in the attribute catalogue. */
const units = {
  '1': 'plain number',
  m: 'm',
  m2: 'm²',
  DKK: 'DKK',
  year: 'year',
  count: 'count',
  percent: '%',
  degree: '°',
  FTE: 'FTE',
  kg: 'kg',
  km: 'km',
  'km/h': 'km/h',
  kW: 'kW',
  kWh: 'kWh',
  cm3: 'cm³',
  'g/km': 'g/km',
  'Wh/km': 'Wh/km',
  'km/l': 'km/l',
  s: 's',
  ratio: 'ratio',
} as const satisfies Record<string, string>;

const byId: Readonly<Record<string, string>> = units;

/** Every value of `x-unit`. */
export const unitIds: readonly string[] = Object.keys(units);

/** Returns the display name of a unit; unknown ones unchanged. */
export const unitName = (unit: string): string => ownValue(byId, unit) ?? unit;

/** Units that are not displayed: for counts the text names what is counted, and the others are dimensionless. */
const HIDDEN_UNITS: readonly string[] = ['1', 'count'];

/** Returns the displayed unit of a number; undefined if there is none. */
export const unitWords = (unit: string | undefined): string | undefined =>
  unit === undefined || HIDDEN_UNITS.includes(unit) ? undefined : unitName(unit);
