import filter from 'lodash/filter';
import find from 'lodash/find';
import { type DataRow, Refusal } from 'openapi-toolkit/sandbox';
import { inEffect } from '../dates';
import type { Addresses, FoundAddress } from './addresses';
import { addressValues } from './addressValues';
import { companyValues } from './companyValues';

/** Maximum length of a key in a message. */
const MAX_KEY = 100;

export type WorldEntity = 'address' | 'company';

export interface WorldAttributes {
  /** Returns every feature of a kind of entity, from the list of features. */
  list: (entity: WorldEntity) => DataRow[];
  /**
   * Returns values of an address at a moment; for an entrance, values of its units are null.
   * @param keys Defaults to all keys.
   */
  ofAddress: (found: FoundAddress, keys?: string[], at?: string) => DataRow;
  ofCompany: (companyId: string, keys?: string[], at?: string) => DataRow;
  /** Returns register, start of effect, last update and, for codes, the label of the values. */
  meta: (entity: WorldEntity, values: DataRow, id?: string) => DataRow;
  /** @throws Refusal 400 if a key does not exist or belongs to the other kind of entity. */
  require: (entity: WorldEntity, keys: string[] | undefined, positionOf: (index: number) => DataRow) => void;
}

interface Sources {
  facts: DataRow;
  translations: DataRow[];
  examples: (operationId: string) => DataRow[];
  addresses: Addresses;
  companies: Map<string, DataRow>;
  /** Label of each code, by attribute. */
  labels: Record<string, Record<string, DataRow>>;
}

/** Features that describe one unit, not the entrance or the building. */
const UNIT_FEATURES =
  /^(address_id|floor|door|unit_.*|room_count|toilet_count|bathroom_count|kitchen_code|housing_type_code|condominium_.*|rental_status_code|year_round_use_code)$/;

export function readAttributes({
  facts,
  translations,
  examples,
  addresses,
  companies,
  labels,
}: Sources): WorldAttributes {
  const list = (entity: WorldEntity) => translations.filter((translation) => translation.entity === entity);
  const shownAddresses = examples('featureStoreAttributesByAddressId');
  const shownCompanies = examples('companyFeatureStore');
  const metas = Object.assign(
    {},
    ...[...shownAddresses, ...shownCompanies].map(({ attributeMeta }) => attributeMeta ?? {}),
  ) as DataRow;
  /** Returns the example with every feature of an entity, if there is one. */
  const complete = (responses: DataRow[], key: string, id: string) =>
    responses
      .filter((response) => response[key] === id)
      .map(({ attributes }) => attributes as DataRow)
      .find((attributes) => Object.keys(attributes).length > 20);
  const pick = (entity: WorldEntity, values: DataRow, keys = list(entity).map(({ key }) => key as string)) =>
    Object.fromEntries(keys.map((key) => [key, values[key] ?? null]));

  return {
    list,
    ofAddress: ({ address, resolvedAs }, keys, at) => {
      const unit = addresses.all.find(({ accessAddressId }) => accessAddressId === address.accessAddressId) as DataRow;
      const now = { ...addressValues(facts, unit), ...complete(shownAddresses, 'addressId', unit.addressId) };
      const values = at === undefined ? now : { ...now, ...pastOf(facts, 'dk-address', unit.addressId, at) };
      const picked = pick('address', values, keys);
      if (resolvedAs === 'ADDRESS') return picked;
      const ofEntrance = (key: string, value: unknown) => {
        if (key === 'address_text') return address.text;
        return UNIT_FEATURES.test(key) ? null : value;
      };
      return Object.fromEntries(Object.entries(picked).map(([key, value]) => [key, ofEntrance(key, value)]));
    },
    ofCompany: (companyId, keys, at) => {
      const record = companies.get(companyId) as DataRow;
      const now = { ...companyValues(record), ...complete(shownCompanies, 'companyId', companyId) };
      if (at === undefined) return pick('company', now, keys);
      const past = { ...namesThen(record, at), ...pastOf(facts, 'dk-company', companyId, at) };
      return pick('company', { ...now, ...past }, keys);
    },
    meta: (entity, values, id) => {
      const registers = new Map(list(entity).map(({ key, register }) => [key, register]));
      const entries = Object.entries(values).map(([key, value]) => {
        const register = registers.get(key);
        const since = latestSource(facts, id, key);
        const exampleMeta = metas[key] ?? { register, validFrom: since?.validFrom ?? null, updatedAt: facts.now };
        return [key, { ...exampleMeta, label: labels[key]?.[value] ?? null }];
      });
      return Object.fromEntries(entries);
    },
    require: (entity, keys = [], positionOf) => {
      const other = entity === 'address' ? 'company' : 'address';
      const has = (of: WorldEntity, key: string) => list(of).some((item) => item.key === key);
      const faults = keys.flatMap((key, index) => {
        if (has(entity, key)) return [];
        const detail = has(other, key)
          ? `${key} is an attribute of ${other === 'company' ? 'companies' : 'addresses'}.`
          : `There is no ${entity} attribute ${key.slice(0, MAX_KEY)}. See the list of features.`;
        return [{ ...positionOf(index), detail } as { parameter: string; detail: string }];
      });
      if (faults.length === 0) return;
      const kind = 'pointer' in (faults[0] ?? {}) ? 'invalid-body' : 'invalid-parameter';
      throw new Refusal(400, kind, 'An attribute key is not known here.', faults.slice(0, 100));
    },
  };
}

/** Returns the source of the current version of a feature; undefined if the world has no history of it. */
function latestSource(facts: DataRow, id: string | undefined, key: string): DataRow | undefined {
  const history: DataRow | undefined = find(facts.featureHistory, { entityId: id, feature: key });
  return find(history?.versions, { validTo: null, registeredTo: null })?.source;
}

/** Returns historical values at a moment. */
function pastOf(facts: DataRow, entityType: string, entityId: string, at: string): DataRow {
  const histories: DataRow[] = filter(facts.featureHistory, { entityType, entityId });
  const entries = histories.flatMap(({ feature, versions }) => {
    const version = (versions as DataRow[]).find(
      ({ validFrom, validTo, registeredTo }) =>
        registeredTo === null &&
        Date.parse(validFrom) <= Date.parse(at) &&
        (validTo === null || Date.parse(at) < Date.parse(validTo)),
    );
    return version ? [[feature, version.value]] : [];
  });
  return Object.fromEntries(entries);
}

/** Returns the name and industry of a company on a day. */
function namesThen({ history }: DataRow, at: string): DataRow {
  const day = at.slice(0, 10);
  const name = inEffect(history.names, day);
  const industry = inEffect(history.industries, day)?.industry;
  return {
    ...(name && { company_name: name.name }),
    ...(industry && { industry_code: industry.code, industry_code_version: industry.version }),
  };
}
