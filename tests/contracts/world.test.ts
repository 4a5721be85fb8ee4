import { describe, expect, it } from 'vitest';
import { OPERATION_SLUGS } from '../../scripts/lint-specs/lib/lists.js';
import { findCpr, isInventedCvr } from '../../scripts/lint-specs/lib/numbers.js';
import { contractFiles, isObject, type Json, type JsonObject, readText, roots, yamlFiles } from './contracts';
import { exampleObjects, type Found } from './examples';
import { by, differences, now, section } from './world';

const examples = exampleObjects();

/**
 * Runs a check on every example object that it concerns and fails with every fault, or when it concerned none.
 * `check` answers undefined for an object it is not about, and otherwise the faults.
 */
function onExamples(atLeast: number, check: (object: JsonObject) => string[] | undefined) {
  let checked = 0;
  const faults = examples.flatMap(({ object, at }: Found) => {
    const found = check(object);
    if (found === undefined) return [];
    checked += 1;
    return found.map((fault) => `${at}: ${fault}`);
  });
  expect(faults).toEqual([]);
  expect(checked).toBeGreaterThanOrEqual(atLeast);
}

const sum = (items: JsonObject[], key: string) => items.reduce((total, item) => total + Number(item[key] ?? 0), 0);
const objects = (value: Json | undefined): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

describe('the files of the contracts', () => {
  const files = contractFiles();

  it('are all reached from one of the five roots', () => {
    const orphans = yamlFiles().filter((file) => !files.has(file) && file !== 'world.yaml');
    expect(files.size).toBeGreaterThan(100);
    expect(orphans).toEqual([]);
  });

  it('hold nothing with the shape of a CPR number', () => {
    const found = yamlFiles().flatMap((file) => findCpr(readText(file)).map(({ index }) => `${file} at ${index}`));
    expect(found).toEqual([]);
  });

  it('hold one operation per file, named after it: the 25 of the portal', () => {
    const slugs: string[] = [];
    for (const root of roots) {
      const paths = (files.get(root) as { paths: Record<string, { $ref?: string }> }).paths;
      for (const [route, { $ref }] of Object.entries(paths)) {
        const name = $ref?.match(/([^/]+)\.yaml$/)?.[1];
        expect(name, `${root}: ${route} must be a $ref to a path item file`).toBeDefined();
        const item = files.get($ref ?? '') as Record<string, { operationId: string }>;
        const ids = Object.values(item).map(({ operationId }) => operationId);
        expect(ids, `${$ref} must hold exactly the operation it is named after`).toEqual([name]);
        slugs.push(...ids.map((id) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)));
      }
    }
    expect(slugs.sort()).toEqual([...OPERATION_SLUGS].sort());
  });
});

describe('ids in the examples are invented', () => {
  const shapes: Record<string, RegExp> = {
    productionUnitNumber: /^999000\d{4}$/,
    bfeNumber: /^99900\d{4}$/,
    kid: /^99999999999999\d\d$/,
    registrationNumber: /^QQ\d{1,5}$/,
    vin: /^XXXTEST\d+$/,
    municipalityCode: /^0999$/,
    postalCode: /^9999$/,
    cadastralDistrictCode: /^999\d{4}$/,
    participantId: /^4009\d{5}$/,
    email: /@example\.com$/,
    website: /^https:\/\/www\.example\.com/,
  };
  const ours =
    /^(address|accessAddress|person|event|recommendation|recommendationSet|job|feedback|navngivenVej)Id$|^correctionOf$/;
  const uuid = /^00000000-0000-4000-8000-0{8}[0-9a-f]{4}$/;

  it.each(Object.entries(shapes))('%s', (name, shape) => {
    onExamples(1, (object) => {
      const value = object[name];
      if (value === undefined || value === null || typeof value === 'object') return undefined;
      return shape.test(String(value)) ? [] : [`${name} ${value} is not of the invented range ${shape}`];
    });
  });

  it('CVR numbers', () => {
    onExamples(30, (object) => {
      const values = [object.companyId, object.cvr_number].filter((value) => typeof value === 'string');
      if (values.length === 0) return undefined;
      return values.filter((value) => !isInventedCvr(value)).map((value) => `${value} is not an invented CVR number`);
    });
  });

  it('our own and DAR ids', () => {
    onExamples(50, (object) => {
      const ids = Object.entries(object).filter(([key, value]) => ours.test(key) && typeof value === 'string');
      if (ids.length === 0) return undefined;
      return ids.filter(([, value]) => !uuid.test(String(value))).map(([key, value]) => `${key} ${value} is not invented`);
    });
  });
});

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
    const fields = ['streetName', 'streetCode', 'houseNumber', 'postalCode', 'postalDistrict', 'municipalityCode', 'position'];
    onExamples(20, (object) => {
      if (typeof object.accessAddressId !== 'string' || object.streetName === undefined) return undefined;
      const fact = entrances.get(object.accessAddressId);
      return fact ? differences(object, fact, fields) : [`access address ${object.accessAddressId} is not in world.yaml`];
    });
  });

  it('on attribute values of addresses and companies', () => {
    const addresses = by('addresses', 'addressId');
    const companies = by('companies', 'companyId');
    onExamples(2, (object) => {
      const address = addresses.get(object.address_id ?? null);
      const company = companies.get(object.cvr_number ?? null);
      if (!address && !company) return undefined;
      return differences(object, {
        ...(address && {
          access_address_id: address.accessAddressId ?? null,
          address_text: address.text ?? null,
          street_name: address.streetName ?? null,
          street_code: address.streetCode ?? null,
          house_number: address.houseNumber ?? null,
          postal_code: address.postalCode ?? null,
          municipality_code: address.municipalityCode ?? null,
          longitude: (address.position as JsonObject).longitude ?? null,
          latitude: (address.position as JsonObject).latitude ?? null,
          easting: (address.position as JsonObject).easting ?? null,
          northing: (address.position as JsonObject).northing ?? null,
        }),
        ...(company && {
          company_name: company.name ?? null,
          company_address_id: company.registeredAddressId ?? company.addressId ?? object.company_address_id ?? null,
        }),
      });
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
        objects(company.productionUnits).map((unit) => [unit.productionUnitNumber, unit] as const),
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
      return [...differences(object, fact, fields), ...differences(object, parcel, ['cadastralNumber', 'registeredArea'])];
    });
  });

  it('on vehicles', () => {
    const vehicles = by('vehicles', 'kid');
    const fields = ['registrationNumber', 'vin', 'make', 'model', 'variant', 'modelYear', 'firstRegistrationDate', 'registrationStatus'];
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
      // Without protections it is the outcome of a search, whose status is another one.
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
});

describe('the figures add up', () => {
  it('in balance sheets', () => {
    onExamples(2, (object) => {
      const { assets, liabilitiesAndEquity } = object;
      if (typeof assets !== 'number' || typeof liabilitiesAndEquity !== 'number') return undefined;
      const parts = ['equity', 'provisions', 'longTermLiabilities', 'shortTermLiabilities'];
      const total = parts.reduce((all, part) => all + Number(object[part] ?? 0), 0);
      const faults = total === liabilitiesAndEquity ? [] : [`${parts.join(' + ')} is ${total}, not ${liabilitiesAndEquity}`];
      return assets === liabilitiesAndEquity ? faults : [...faults, `assets ${assets} are not ${liabilitiesAndEquity}`];
    });
  });

  it('in equity ratios', () => {
    onExamples(2, (object) => {
      const balance = object.balanceSheet;
      const ratio = isObject(object.keyRatios) ? object.keyRatios.equityRatio : undefined;
      if (!isObject(balance) || typeof ratio !== 'number') return undefined;
      const computed = Math.round((1000 * Number(balance.equity)) / Number(balance.assets)) / 10;
      return computed === ratio ? [] : [`equityRatio is ${ratio}, but equity / assets gives ${computed}`];
    });
  });

  it('in request counts', () => {
    onExamples(5, (object) => {
      if (typeof object.total !== 'number' || object.groupBy === undefined) return undefined;
      const items = objects(object.items);
      const faults = items
        .filter(({ count, billableCount, errors4xx, errors5xx }) =>
          Number(billableCount) + Number(errors4xx) + Number(errors5xx) !== Number(count))
        .map(({ key }) => `${key}: billable and failed requests do not add up to count`);
      if (sum(items, 'count') !== object.total) faults.push(`total is ${object.total}, the items give ${sum(items, 'count')}`);
      if (sum(items, 'billableCount') !== object.billable) faults.push(`billable is ${object.billable}, the items give ${sum(items, 'billableCount')}`);
      return faults;
    });
  });

  it('in request counts cut another way', () => {
    const { threeDays, months, quota } = section('usage') as Record<string, JsonObject>;
    onExamples(5, (object) => {
      if (object.groupBy === undefined || !isObject(object.period)) return undefined;
      const items = objects(object.items);
      const facts = object.groupBy === 'MONTH' ? months : (threeDays?.[String(object.groupBy)] as JsonObject);
      const inThreeDays = JSON.stringify(object.period) === JSON.stringify(threeDays?.period);
      const counted = Object.fromEntries(items.map((item) => [String(item.key), item]));
      const faults = differences(object.quota ?? null, object.quota === null ? null : (quota ?? null));
      if (object.groupBy !== 'MONTH' && !inThreeDays) return faults;
      const whole = object.groupBy === 'MONTH' ? {} : (threeDays ?? {});
      return [...faults, ...differences(object, whole, ['total', 'billable']), ...differences(facts ?? {}, counted)];
    });
  });

  it('in bulk answers', () => {
    onExamples(1, (object) => {
      if (typeof object.requested !== 'number' || typeof object.found !== 'number') return undefined;
      const { requested, found, failed } = object;
      const faults = found + Number(failed) === requested ? [] : [`found ${found} and failed ${failed} are not ${requested}`];
      const inItems = objects(object.items).filter(({ status }) => status === 'FOUND').length;
      return object.items === undefined || inItems === found ? faults : [...faults, `${inItems} items are FOUND, not ${found}`];
    });
  });
});

describe('time runs forwards', () => {
  it.each([
    ['from', 'to'],
    ['validFrom', 'validTo'],
    ['registeredFrom', 'registeredTo'],
    ['agreementDate', 'takeoverDate'],
  ])('%s is not after %s', (start, end) => {
    onExamples(1, (object) => {
      const [from, to] = [object[start], object[end]];
      if (typeof from !== 'string' || typeof to !== 'string') return undefined;
      return from <= to ? [] : [`${start} ${from} is after ${end} ${to}`];
    });
  });

  it('in feature history, which is the one of world.yaml', () => {
    const histories = Object.values(section('featureHistory')).filter(isObject);
    onExamples(3, (object) => {
      if (typeof object.feature !== 'string' || !Array.isArray(object.items)) return undefined;
      const fact = histories.find(({ feature, entityId }) => feature === object.feature && entityId === object.entityId);
      if (!fact) return [`history of ${object.feature} is not in world.yaml`];
      const versions = objects(fact.versions);
      const changed = objects(object.items).flatMap((item) => {
        const version = versions.find(({ sequenceNumber }) => sequenceNumber === item.sequenceNumber);
        return version ? differences(item, version) : [`version ${item.sequenceNumber} is not in world.yaml`];
      });
      return [...differences(object, fact, ['entityType', 'valueType', 'unit']), ...changed];
    });
  });
});
