import { afterAll, describe, expect, it } from 'vitest';
import { validators } from '../../src/sandbox/engine/validators';
import { ask, data, example, faults, sandbox } from './support';

const HOUSE = '00000000-0000-4000-8000-000000000011';
const ENTRANCE = '00000000-0000-4000-8000-000000000012';
const OFFICE = '00000000-0000-4000-8000-000000000021';
const ATTRIBUTES = 'attributes=construction_year,building_residential_area,heating_installation_code';
const COMPANY_ATTRIBUTES = 'attributes=company_name,industry_code,employee_count,equity_ratio';
const DATA = '/denmark/data';
const EVENTS = '/denmark/life-events';
const written = (text: string) => `address=${encodeURIComponent(text)}`;

/** Request → the example of the contract it must give, word for word. */
const given: [operationId: string, name: string, url: string][] = [
  ['attributesByAddress', 'house', `${DATA}/attributes?${written('Prøvestien 7, 9999 Eksempelby')}&${ATTRIBUTES}`],
  ['attributesByAddressId', 'house', `${DATA}/attributes/${HOUSE}?${ATTRIBUTES}`],
  [
    'attributesByAddressId',
    'accessAddress',
    `${DATA}/attributes/${ENTRANCE}?attributes=construction_year,building_residential_area,room_count,unit_residential_area`,
  ],
  ['attributesByAddressId', 'discontinued', `${DATA}/attributes/00000000-0000-4000-8000-000000000071?${ATTRIBUTES}`],
  ['featureStoreAttributesByAddressId', 'house', `${DATA}/feature-store/addresses/${HOUSE}?${ATTRIBUTES}`],
  ['featureStoreAttributesByAddressId', 'allAttributes', `${DATA}/feature-store/addresses/${HOUSE}`],
  [
    'featureStoreAttributesByAddressId',
    'earlier',
    `${DATA}/feature-store/addresses/${HOUSE}?${ATTRIBUTES}&effectiveAt=2021-01-01T00:00:00Z`,
  ],
  [
    'featureStoreAttributesByAddressId',
    'withMeta',
    `${DATA}/feature-store/addresses/${HOUSE}?${ATTRIBUTES}&includeMeta=true`,
  ],
  ['companyFeatureStore', 'company', `${DATA}/feature-store/companies/09900012?${COMPANY_ATTRIBUTES}`],
  ['companyFeatureStore', 'allAttributes', `${DATA}/feature-store/companies/09900012`],
  [
    'companyFeatureStore',
    'earlier',
    `${DATA}/feature-store/companies/09900012?attributes=company_name,industry_code,industry_code_version&effectiveAt=2018-01-01T00:00:00Z`,
  ],
  [
    'companyFeatureStore',
    'withMeta',
    `${DATA}/feature-store/companies/09900012?${COMPANY_ATTRIBUTES}&includeMeta=true`,
  ],
  [
    'featureStoreAttributesByQueryParams',
    'property',
    `${DATA}/feature-store/attributes?bfeNumber=999000001&${ATTRIBUTES}`,
  ],
  [
    'featureStoreAttributesByQueryParams',
    'nearest',
    `${DATA}/feature-store/attributes?longitude=11.6011&latitude=56.501&radius=50&attributes=construction_year,room_count`,
  ],
  [
    'featureStoreAttributesByQueryParams',
    'company',
    `${DATA}/feature-store/attributes?companyId=09900012&${COMPANY_ATTRIBUTES}`,
  ],
  ['featureStoreAttributesByQueryParams', 'nothing', `${DATA}/feature-store/attributes?bfeNumber=999000099`],
  [
    'companyByCompanyId',
    'allSections',
    `${DATA}/companies/09900012?include=participants,productionUnits,history,financials`,
  ],
  ['companyByCompanyId', 'advertisingProtected', `${DATA}/companies/09900012`],
  ['companyByCompanyId', 'inBankruptcy', `${DATA}/companies/09900047`],
  ['companyUnit', 'headOffice', `${DATA}/company-units/9990000011`],
  ['companyUnit', 'closed', `${DATA}/company-units/9990000037`],
  ['propertyByBfe', 'coreRecord', `${DATA}/properties/999000005`],
  [
    'propertyByBfe',
    'companyOffice',
    `${DATA}/properties/999000005?include=parcels,buildings,units,technicalInstallations,valuations,ownership`,
  ],
  [
    'publicProperties',
    'municipalityOwned',
    `${DATA}/properties/public?municipalityCode=0999&ownerCategory=MUNICIPALITY`,
  ],
  ['publicProperties', 'byAddress', `${DATA}/properties/public?addressId=${HOUSE}`],
  ['publicProperties', 'nothingFound', `${DATA}/properties/public?municipalityCode=0998`],
  ['publicPropertyDebtFromBfe', 'mortgagedHouse', `${DATA}/properties/999000001/public-debt`],
  ['vehicleByKid', 'electricCar', `${DATA}/vehicles/9999999999999901`],
  ['vehicleByLicensePlate', 'presentPlate', `${DATA}/vehicles?registrationNumber=qq%2012%20345`],
  ['vehicleByLicensePlate', 'plateOnAnEarlierDate', `${DATA}/vehicles?registrationNumber=QQ999&date=2019-01-01`],
  ['insuranceCompanyByKid', 'noneRegistered', `${DATA}/vehicles/9999999999999902/insurance`],
  ['person', 'resident', `${DATA}/persons/00000000-0000-4000-8000-000000000901`],
  ['recommendationByAddress', 'house', `/denmark/advisor/recommendations?addressId=${ENTRANCE}`],
  [
    'recommendationByAddress',
    'noProducts',
    '/denmark/advisor/recommendations?addressId=00000000-0000-4000-8000-000000000041',
  ],
  [
    'recommendationsForAProductByAddress',
    'house',
    `/denmark/advisor/recommendations/products/HOUSE?addressId=${HOUSE}`,
  ],
  ['companyEventsByCompanyId', 'bankruptcy', `${EVENTS}/companies/09900047/events`],
  ['personEventsById', 'protected', `${EVENTS}/persons/00000000-0000-4000-8000-000000000902/events`],
  ['propertyEventsByBfeNumber', 'transferRolledBack', `${EVENTS}/properties/999000002/events`],
  ['requestCountsUsage', 'byDay', '/service/usage/request-counts?from=2026-11-16&to=2026-11-18'],
  ['requestCountsUsage', 'byMonth', '/service/usage/request-counts?from=2026-10-01&to=2026-11-18&groupBy=MONTH'],
  [
    'requestCountsUsage',
    'byOperation',
    '/service/usage/request-counts?from=2026-11-16&to=2026-11-18&groupBy=OPERATION',
  ],
  ['requestCountsUsage', 'byApiKey', '/service/usage/request-counts?from=2026-11-16&to=2026-11-18&groupBy=API_KEY'],
  [
    'requestCountsUsage',
    'byStatusClass',
    '/service/usage/request-counts?from=2026-11-16&to=2026-11-18&groupBy=STATUS_CLASS',
  ],
  [
    'entityFeaturesHistory',
    'heating',
    `/datahub/entities/dk-address/features/heating_installation_code/history?entityId=${HOUSE}`,
  ],
  [
    'entityFeaturesHistory',
    'heatingAsOf',
    `/datahub/entities/dk-address/features/heating_installation_code/history?entityId=${HOUSE}&asOf=2020-01-01T00:00:00Z`,
  ],
  [
    'entityFeaturesHistory',
    'noVersions',
    `/datahub/entities/dk-address/features/solar_panels_registered/history?entityId=${OFFICE}`,
  ],
];

afterAll(() => expect(faults).toEqual([]));

describe('the sandbox answers what the examples of the contracts show', () => {
  it.each(given)('%s: %s', (operationId, name, url) => {
    const { status, body } = ask(url);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toEqual(example(operationId, name));
  });
});

it('every example of every contract validates', () => {
  const check = validators(data.apis);
  const checked = sandbox.operations.flatMap(({ id, responses }) =>
    [...responses.values()].flatMap(({ schema, status, examples }) =>
      examples.map(({ name, value }) => {
        expect(check(schema, value), `${id} ${status} ${name}`).toEqual([]);
        return name;
      }),
    ),
  );
  expect(checked.length).toBeGreaterThan(300);
});
