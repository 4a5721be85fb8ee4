import { describe, expect, it } from 'vitest';
import { codeLists } from '#vocabulary/codeLists';
import attributes from '../../docs/_data/attribute-translations.json';
import { recordFields } from '../../src/vocabulary/recordFields';
import { isObject, readYaml } from '../contracts/contracts';
import { exampleObjects } from '../contracts/examples';
import { sendRequest } from '../sandbox/support';
import { entities } from './entities';
import { IDENTIFIERS, identifiersInGuides, propertyExamples, UNKNOWN, valuesIn } from './examples';
import { recordOfEntity } from './records';
import { type Row, recordOf, valuesAt } from './rows';

const text = (value: unknown) => JSON.stringify(value);

/** Fails with all differences, and if fewer positions were compared than required. */
function compare(atLeast: number, run: (same: (where: string, one: unknown, other: unknown[]) => void) => void) {
  const differences: string[] = [];
  let count = 0;
  run((where, one, others) => {
    count += 1;
    if (!others.some((other) => text(other) === text(one)))
      differences.push(`${where}: ${text(one)} is ${text(others)}`);
  });
  console.log(`${count} places compared, ${differences.length} differences`);
  expect(differences).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(atLeast);
}

/** Our own words for a kind of property, as in its code list. */
const PROPERTY_TYPES: Readonly<Record<string, string>> = {
  LAND_PARCEL_PROPERTY: '1',
  BUILDING_ON_LEASED_LAND: '2',
  OWNER_OCCUPIED_FLAT: '3',
};
const inRegister = (value: unknown) => PROPERTY_TYPES[String(value)] ?? value;

/** Attributes of reports are those of the latest report. */
const latest = (record: Row | undefined) =>
  record && Array.isArray(record.items) ? { ...record, items: record.items.slice(0, 1) } : record;

const world = readYaml('world.yaml');
/** All values of the world, because a schema that several records share shows the value of one of them. */
const inWorld = new Set([...valuesIn(world)].map(text));

describe('one value, wherever it stands', () => {
  it('the examples of the catalogue are what the API returns', () => {
    compare(attributes.length, (same) => {
      for (const { key, entity, example } of attributes) {
        const owner = entities.find((one) => one.entity === entity && (one.values[key] ?? null) !== null);
        const older = recordFields
          .filter(({ attribute }) => attribute === key && !owner)
          .flatMap(({ operation, path }) =>
            entities
              .filter((one) => one.entity === entity)
              .flatMap((one) => valuesAt(recordOfEntity(operation, one), path)),
          );
        same(`${key} (${owner?.name})`, example, owner ? [owner.values[key]] : older);
      }
    });
  });

  it('an attribute is the field of the record it equals, for every address and company', () => {
    compare(recordFields.length, (same) => {
      for (const operation of new Set(recordFields.map((field) => field.operation))) {
        for (const entity of entities) {
          const record = latest(recordOfEntity(operation, entity));
          if (!record) continue;
          for (const { attribute, path } of recordFields.filter((field) => field.operation === operation)) {
            if (!(attribute in entity.values)) continue;
            const found = valuesAt(record, path).map(inRegister);
            const value = entity.values[attribute];
            same(`${entity.name}: ${attribute}, ${path}`, value, value === null && found.length === 0 ? [null] : found);
          }
        }
      }
    });
  });

  it('examples of properties are values of somebody in the world', async () => {
    const examples = await propertyExamples();
    compare(examples.length, (same) => {
      for (const { attribute, where, value } of examples)
        same(
          `${attribute}, ${where}`,
          inRegister(value),
          entities.map(({ values }) => values[attribute]).concat(inWorld.has(text(value)) ? [inRegister(value)] : []),
        );
    });
  });

  it('a code has one Danish and one English text', () => {
    const texts = new Set(codeLists.flatMap(({ codes }) => codes.map(({ code, da, en }) => text([code, da, en]))));
    compare(texts.size / 100, (same) => {
      for (const { object, at } of exampleObjects) {
        const { code, label } = object;
        if (typeof code !== 'string' || !isObject(label) || !('known' in object)) continue;
        const own = text([code, label.da, label.en]);
        same(at, own, object.known === false ? [own] : texts.has(own) ? [own] : []);
      }
    });
  });

  it('identifiers in guides are those of the world', () => {
    const texts = JSON.stringify([world, exampleObjects.map(({ object }) => object)]);
    const known = new Set([...(texts.match(IDENTIFIERS) ?? []), ...UNKNOWN]);
    compare(1, (same) => {
      for (const { file, identifier } of identifiersInGuides())
        same(file, identifier, known.has(identifier) ? [identifier] : []);
    });
  });
});

it('the wood stove has one date', () => {
  const key = 'supplementary_heating_code';
  const house = String(entities.find(({ name }) => name === 'house')?.values.address_id);
  const { body: stored } = sendRequest(
    `/denmark/data/feature-store/addresses/${house}?attributes=${key}&includeMeta=true`,
  );
  const { body: history } = sendRequest(`/datahub/entities/dk-address/features/${key}/history?entityId=${house}`);
  const { body: advice } = sendRequest(`/denmark/advisor/recommendations/products/HOUSE?addressId=${house}`);
  const { body: events } = sendRequest('/denmark/life-events/properties/999000001/events');
  const risk = valuesAt(advice, 'riskFactors[]').filter((one) => recordOf(one).feature === key);
  const changed = valuesAt(events, 'items[]').filter((one) => text(one).includes('supplementaryHeating'));
  expect([
    stored.attributeMeta[key].validFrom,
    ...valuesAt(history, 'items[].source.validFrom'),
    ...risk.flatMap((one) => valuesAt(one, 'source.validFrom')),
    ...changed.flatMap((one) => valuesAt(one, 'occurredAt')),
  ]).toEqual(['2026-03-10', '2026-03-10', '2026-03-10', '2026-03-10']);
});
