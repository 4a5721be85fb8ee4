import { type DataRow, refuseNotFound } from 'openapi-toolkit/sandbox';

import { inEffect } from '../dates';
import type { World } from '../world';
import type { WorldHandler } from './handler';
import { page } from './page';

const SECTIONS = ['productionUnits', 'participants', 'history', 'financials'];

/**
 * Returns the company with a CVR number.
 *
 * @throws Refusal 404 for an unknown number.
 */
export function companyOf(world: World, companyId: string): DataRow {
  const company = world.companies.get(companyId);
  if (!company) throw refuseNotFound(`No company has the CVR number ${companyId}.`);
  return company;
}

export const companyByCompanyId: WorldHandler = ({ values, world }) => {
  const { companyId, include = [], effectiveAt } = values;
  const company = companyOf(world, companyId);
  const day = effectiveAt?.slice(0, 10);
  if (day < company.startDate) throw refuseNotFound(`No company had the CVR number ${companyId} on ${day}.`);
  const omittedSections = SECTIONS.filter((section) => !include.includes(section));
  return {
    ...company,
    ...(day && thenOf(company, day)),
    ...Object.fromEntries(omittedSections.map((section) => [section, null])),
  };
};

/** Returns the name and address of a company on a day. */
function thenOf({ history }: DataRow, day: string): DataRow {
  const name = inEffect(history.names, day);
  const address = inEffect(history.addresses, day);
  return { ...(name && { name: name.name }), ...(address && { registeredAddress: address.registeredAddress }) };
}

export const companyUnit: WorldHandler = ({ values, world }) => {
  const unit = world.units.get(values.productionUnitNumber);
  if (!unit || values.effectiveAt?.slice(0, 10) < unit.startDate) {
    throw refuseNotFound(`No production unit has the P-number ${values.productionUnitNumber}.`);
  }
  return unit;
};

export const financialReportsByCompanyId: WorldHandler = ({ values, world }) => {
  const { companyId, from = '', to = '9999', include = [] } = values;
  companyOf(world, companyId);
  const reports = (world.reports.get(companyId) ?? []).filter(({ period }) => period.to >= from && period.to <= to);
  const visibleReports = include.includes('lines')
    ? reports.map((report) => ({ ...report, lines: report.lines ?? [] }))
    : reports.map((report) => ({ ...report, lines: null }));
  const model = world.examples('financialReportsByCompanyId').find(({ items }) => items.length === 0);
  const source = { ...model?.source, registeredAt: reports[0]?.publishedAt ?? null };
  return { companyId, ...page(visibleReports, values), source, warnings: [] };
};
