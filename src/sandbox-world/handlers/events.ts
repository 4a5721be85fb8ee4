import type { Values } from 'docusaurus-preset-portal/sandbox/engine/request/parameters';
import type { Row } from 'docusaurus-preset-portal/sandbox/engine/types';
import { companyOf } from './companies';
import type { Handler } from './handler';
import { page } from './page';
import { personOf } from './persons';
import { propertyOf } from './properties';

/** Returns events of one entity that were detected in the period, earliest first. */
function detectedEvents(events: Row[] | undefined, values: Values): Row {
  const { from = '', to = '9999', types } = values;
  const rows = (events ?? []).filter(({ detectedAt, type }) => {
    const day = detectedAt.slice(0, 10);
    return day >= from && day <= to && (types === undefined || types.includes(type));
  });
  return page(rows, values);
}

export const companyEventsByCompanyId: Handler = ({ values, world }) =>
  detectedEvents(world.events.get(companyOf(world, values.companyId).companyId), values);

export const personEventsById: Handler = ({ values, world }) =>
  detectedEvents(world.events.get(personOf(world, values.personId).personId), values);

export const propertyEventsByBfeNumber: Handler = ({ values, world }) =>
  detectedEvents(world.events.get(String(propertyOf(world, values.bfeNumber).bfeNumber)), values);
