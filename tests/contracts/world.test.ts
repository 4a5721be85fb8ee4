import { describe, it } from 'vitest';
import { attributeFacts } from './attributes';
import { isObject, type Json, type JsonObject } from './contracts';
import { objects, onExamples } from './on-examples';
import { by, differences, now, section } from './world';

/** Fields of an address that all addresses of one entrance share. */
const ENTRANCE = 'streetName streetCode houseNumber postalCode postalDistrict municipalityCode position'.split(' ');
const VEHICLE = 'registrationNumber vin make model variant modelYear firstRegistrationDate registrationStatus'.split(
  ' ',
);
const COMPANY = ['legalForm', 'status', 'foundedDate', 'capital', 'employment', 'advertisingProtected'];

describe('the examples agree with world.yaml', () => {
  it.each<[section: string, key: string, has: string, fields: string[] | undefined, atLeast: number]>([
    ['addresses', 'addressId', 'text', undefined, 20],
    ['addresses', 'addressId', 'streetName', undefined, 5],
    ['addresses', 'accessAddressId', 'streetName', ENTRANCE, 20],
    ['companies', 'companyId', 'name', ['name'], 10],
    ['companies', 'companyId', 'legalForm', COMPANY, 2],
    ['vehicles', 'kid', 'kid', VEHICLE, 3],
    ['persons', 'personId', 'protections', ['name', 'status', 'protections'], 1],
    // A search result, whose status differs.
    ['persons', 'personId', 'name', ['name'], 3],
  ])('on %s by %s, with %s', (name, key, has, fields, atLeast) => {
    const facts = by(name, key);
    onExamples(atLeast, (object) => {
      const id = object[key];
      // A production unit has the number of its company.
      if (typeof id !== 'string' || object[has] === undefined || object.productionUnitNumber !== undefined)
        return undefined;
      const fact = facts.get(id);
      return fact ? differences(object, fact, fields) : [`${key} ${id} is not in world.yaml`];
    });
  });

  it('on attribute values of addresses and companies', () => {
    onExamples(10, (object, at) => {
      const facts = attributeFacts(object);
      // An example called "earlier" shows what held at another time.
      if (!facts || !isObject(object.attributes) || /Earlier/.test(at)) return undefined;
      // With a warning, a register did not respond, so its values are null.
      const partial = objects(object.warnings).length > 0;
      const visible = Object.entries(object.attributes).filter(([, value]) => !partial || value !== null);
      return differences(Object.fromEntries(visible), facts);
    });
  });

  it('on production units', () => {
    const units = new Map(
      [...by('companies', 'companyId').values()].flatMap((company) =>
        [...objects(company.productionUnits), ...objects(company.closedProductionUnits)].map(
          (unit) => [unit.productionUnitNumber, unit] as const,
        ),
      ),
    );
    onExamples(4, (object) => {
      if (typeof object.productionUnitNumber !== 'string' || object.name === undefined) return undefined;
      const fact = units.get(object.productionUnitNumber);
      if (!fact) return [`production unit ${object.productionUnitNumber} is not in world.yaml`];
      const address = differences(object.address ?? null, isObject(object.address) ? fact : null, ['addressId']);
      return [...differences(object, fact, ['name', 'status', 'isHeadOffice']), ...address];
    });
  });

  it('on annual reports', () => {
    const reports = by('financialReports', 'publishedAt');
    onExamples(2, (object) => {
      const fact = reports.get(object.publishedAt ?? null);
      if (!fact || !isObject(object.balanceSheet) || !isObject(object.incomeStatement)) return undefined;
      return [object, object.balanceSheet, object.incomeStatement].flatMap((part) => differences(part, fact));
    });
  });

  it('on properties', () => {
    const properties = by('properties', 'bfeNumber');
    onExamples(10, (object) => {
      if (typeof object.bfeNumber !== 'number') return undefined;
      const fact = properties.get(object.bfeNumber);
      if (!fact) return [`property ${object.bfeNumber} is not in world.yaml`];
      const parcel = isObject(fact.parcel) ? fact.parcel : {};
      const fields = ['propertyType', 'ownershipCode', 'parentBfeNumber', 'flatNumber', 'landArea', 'buildingArea'];
      return [
        ...differences(object, fact, fields),
        ...differences(object, parcel, ['cadastralNumber', 'registeredArea']),
      ];
    });
  });

  it('on the present: nothing was fetched at another time, nothing happened later', () => {
    onExamples(50, (object) => {
      const { fetchedAt, occurredAt, detectedAt, registeredAt } = object;
      // Feedback has an occurredAt too, but that is the caller's own clock.
      if (fetchedAt === undefined && detectedAt === undefined) return undefined;
      const times = [occurredAt, detectedAt, registeredAt].filter((time) => typeof time === 'string');
      const late = times.filter((time) => time > now).map((time) => `${time} is later than now, ${now}`);
      return fetchedAt === undefined || fetchedAt === now ? late : [...late, `fetchedAt is ${fetchedAt}, not ${now}`];
    });
  });

  it('on feature history', () => {
    const histories = Object.values(section('featureHistory')).filter(isObject);
    onExamples(3, (object) => {
      if (typeof object.feature !== 'string' || !Array.isArray(object.items)) return undefined;
      const fact = histories.find(
        ({ feature, entityId }) => feature === object.feature && entityId === object.entityId,
      );
      if (!fact) return [`history of ${object.feature} is not in world.yaml`];
      const versions = objects(fact.versions);
      const changed = objects(object.items).flatMap((item) => {
        const version = versions.find(({ sequenceNumber }) => sequenceNumber === item.sequenceNumber);
        return version ? differences(item, version) : [`version ${item.sequenceNumber} is not in world.yaml`];
      });
      return [...differences(object, fact, ['entityType', 'valueType', 'unit']), ...changed];
    });
  });

  it.each([
    'eventId',
    'recommendationId',
    'reportId',
  ])('on everything with one %s, which is the same wherever it is shown', (key) => {
    const first = new Map<Json, JsonObject>();
    onExamples(2, (object) => {
      const id = object[key];
      if (id === undefined || Object.keys(object).length < 4) return undefined;
      const earlier = first.get(id);
      if (!earlier) first.set(id, object);
      // A section that was not requested is null.
      const visible = Object.keys(object).filter((field) => object[field] !== null && earlier?.[field] !== null);
      return earlier ? differences(object, earlier, visible) : [];
    });
  });
});
