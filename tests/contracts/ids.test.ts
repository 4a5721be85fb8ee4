import { describe, it } from 'vitest';
import { isInventedCvr } from '../../src/vocabulary/cvr';
import { onExamples } from './on-examples';

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
      return ids
        .filter(([, value]) => !uuid.test(String(value)))
        .map(([key, value]) => `${key} ${value} is not invented`);
    });
  });

  it('ids of entities, whatever the entity', () => {
    onExamples(10, (object) => {
      const id = object.entityId;
      if (typeof id !== 'string') return undefined;
      const ranges = [uuid, ...['productionUnitNumber', 'bfeNumber', 'kid'].map((name) => shapes[name])];
      const invented = isInventedCvr(id) || ranges.some((range) => range?.test(id));
      return invented ? [] : [`entityId ${id} is not invented`];
    });
  });
});
