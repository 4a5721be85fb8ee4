import { ownValue } from '../ownValue';

/**
 * Values of `x-unit`, and of `unit` in the attribute catalogue, as pages write them.
 *
 * Source: symbols of the SI (BIPM brochure, 9th edition); `DKK` is ISO 4217; `FTE` is a full-time
 * equivalent; a `ratio` is a quotient of two amounts; `1` is a number that counts or measures nothing.
 */
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

/** A unit as pages write it; unknown ones as they are. */
export const unitName = (unit: string): string => ownValue(byId, unit) ?? unit;

/** Units that say nothing of a number: one that counts says in words what it counts, another measures nothing. */
const SILENT: readonly string[] = ['1', 'count'];

/** The unit of a number as pages write it; undefined where there is nothing to say. */
export const unitWords = (unit: string | undefined): string | undefined =>
  unit === undefined || SILENT.includes(unit) ? undefined : unitName(unit);
