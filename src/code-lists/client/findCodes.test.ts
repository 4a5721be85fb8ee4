import { describe, expect, it } from 'vitest';
import { codeLists } from '../../vocabulary/codeLists';
import { searchData } from '../build/searchData';
import { findCodes } from './findCodes';

const data = searchData(codeLists);
const first = (question: string) => findCodes(data, question)[0]?.code.anchor;

describe('findCodes', () => {
  it.each([
    ['roof 5', 'bbr-roof-material-5'],
    ['byg033 5', 'bbr-roof-material-5'],
    ['BYG033 5', 'bbr-roof-material-5'],
    ['tagmateriale tegl', 'bbr-roof-material-5'],
    ['roof_material_code 5', 'bbr-roof-material-5'],
    ['ANTAL_10_19', 'employee-interval-antal_10_19'],
    ['legal form 80', 'legal-form-80'],
    ['under konkurs', 'company-status-under-konkurs'],
    ['koekken H', 'bbr-kitchen-h'],
    ['køkken H', 'bbr-kitchen-h'],
  ])('%s', (question, anchor) => expect(first(question)).toBe(anchor));

  it('a number is a code, never part of a text', () => {
    const found = findCodes(data, 'region 1084');
    expect(found.map(({ code }) => code.anchor)).toEqual(['region-1084']);
  });

  it.each(['', '   ', 'roof 5 zzz'])('%j finds nothing', (question) => expect(findCodes(data, question)).toEqual([]));
});
