import type { DataRow, ParameterValues } from 'openapi-toolkit/sandbox';
import { companyOf } from './companies';
import type { WorldHandler } from './handler';
import { page } from './page';
import { personOf } from './persons';
import { knownProperty } from './properties';

/** Returns events of one entity that were detected in the period, earliest first. */
function detectedEvents(events: DataRow[] | undefined, values: ParameterValues): DataRow {
  const { from = '', to = '9999', types } = values;
  const rows = (events ?? []).filter(({ detectedAt, type }) => {
    const day = detectedAt.slice(0, 10);
    return day >= from && day <= to && (types === undefined || types.includes(type));
  });
  return page(rows, values);
}

export const companyEventsByCompanyId: WorldHandler = ({ values, world }) =>
  detectedEvents(world.events.get(companyOf(world, values.companyId).companyId), values);

export const personEventsById: WorldHandler = ({ values, world }) =>
  detectedEvents(world.events.get(personOf(world, values.personId).personId), values);

export const propertyEventsByBfeNumber: WorldHandler = ({ values, world }) =>
  detectedEvents(world.events.get(String(knownProperty(world, values.bfeNumber).bfeNumber)), values);
