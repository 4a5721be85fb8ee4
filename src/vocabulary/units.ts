// Symbols of the SI (BIPM brochure, 9th edition); `DKK` is ISO 4217; `FTE` is a full-time equivalent; a `ratio` is a
// quotient of two amounts; `1` is a dimensionless number.
/** Every value of `x-unit`, and of `unit` in the attribute catalogue. */
export const unitIds: readonly string[] =
  '1 m m2 DKK year count percent degree FTE kg km km/h kW kWh cm3 g/km Wh/km km/l s ratio'.split(' ');
