import { describe, it } from 'vitest';
import { attributeFacts } from './attributes';
import { isObject, type Json, type JsonObject } from './contracts';
import { objects, onExamples } from './on-examples';
import { by, differences, now, section } from './world';

describe('the examples agree with world.yaml', () => {
  it('on addresses', () => {
    const addresses = by('addresses', 'addressId');
    const fields = Object.keys(addresses.values().next().value ?? {});
    onExamples(20, (object) => {
      if (typeof object.addressId !== 'string' || (object.text ?? object.streetName) === undefined) return undefined;
      const fact = addresses.get(object.addressId);
      return fact ? differences(object, fact, fields) : [`address ${object.addressId} is not in world.yaml`];
    });
  });

  it('on access addresses', () => {
    const entrances = by('addresses', 'accessAddressId');
    const fields = [
      'streetName',
      'streetCode',
      'houseNumber',
      'postalCode',
      'postalDistrict',
      'municipalityCode',
      'position',
    ];
    onExamples(20, (object) => {
      if (typeof object.accessAddressId !== 'string' || object.streetName === undefined) return undefined;
      const fact = entrances.get(object.accessAddressId);
      return fact
        ? differences(object, fact, fields)
        : [`access address ${object.accessAddressId} is not in world.yaml`];
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

  it('on company names', () => {
    const companies = by('companies', 'companyId');
    onExamples(10, (object) => {
      if (typeof object.companyId !== 'string' || typeof object.name !== 'string') return undefined;
      if (object.productionUnitNumber !== undefined) return undefined;
      const fact = companies.get(object.companyId);
      return fact ? differences(object, fact, ['name']) : [`company ${object.companyId} is not in world.yaml`];
    });
  });

  it('on whole companies', () => {
    const companies = by('companies', 'companyId');
    const fields = ['legalForm', 'status', 'foundedDate', 'capital', 'employment', 'advertisingProtected'];
    onExamples(2, (object) => {
      if (typeof object.companyId !== 'string' || object.legalForm === undefined) return undefined;
      return differences(object, companies.get(object.companyId) ?? {}, fields);
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

  it('on vehicles', () => {
    const vehicles = by('vehicles', 'kid');
    const fields = [
      'registrationNumber',
      'vin',
      'make',
      'model',
      'variant',
      'modelYear',
      'firstRegistrationDate',
      'registrationStatus',
    ];
    onExamples(3, (object) => {
      if (typeof object.kid !== 'string') return undefined;
      const fact = vehicles.get(object.kid);
      return fact ? differences(object, fact, fields) : [`vehicle ${object.kid} is not in world.yaml`];
    });
  });

  it('on persons', () => {
    const persons = by('persons', 'personId');
    onExamples(3, (object) => {
      if (typeof object.personId !== 'string') return undefined;
      const fact = persons.get(object.personId);
      // Without protections it is a search result, whose status differs.
      const fields = object.protections === undefined ? ['name'] : ['name', 'status', 'protections'];
      return fact ? differences(object, fact, fields) : [`person ${object.personId} is not in world.yaml`];
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
