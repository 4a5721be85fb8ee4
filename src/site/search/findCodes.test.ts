import { describe, expect, it } from 'vitest';
import { codeAnchor } from '#site/addresses';
import { triesAll } from '../../../tests/support/cover';
import { codeLists } from '../../vocabulary/codeLists';
import { codeFinder } from './findCodes';
import { searchData } from './searchData';

/** Step between the tested codes of a list: all are tested at night. */
const STEP = triesAll ? 1 : 5;

const findCodes = codeFinder(searchData(codeLists));
const anchors = (question: string) =>
  findCodes(question).map(({ href }) => decodeURIComponent(href.split('#')[1] ?? ''));

describe('findCodes', () => {
  it.each([
    ['roof 5', 'bbr-roof-material-5'],
    ['roof_material_code 5', 'bbr-roof-material-5'],
    ['legal form 80', 'legal-form-80'],
    ['koekken H', 'bbr-kitchen-h'],
  ])('%s', (question, anchor) => expect(anchors(question)[0]).toBe(anchor));

  it('finds both parts of a compound only in one name of a list', () => {
    expect(anchors('version 1').filter((anchor) => anchor.startsWith('bbr'))).toEqual([]);
    expect(anchors('rækkehus')[0]).toMatch(/^bbr-building-use/);
  });

  it('matches a number with codes, not with texts', () => {
    expect(anchors('region 1084')).toEqual(['region-1084']);
  });

  it('finds the codes of every list by the id of the list and the code', () => {
    const lost = codeLists.flatMap((list) =>
      list.codes
        .filter((_, at) => at % STEP === 0)
        .filter(({ code }) => !/\s/.test(code) && !anchors(`${list.id} ${code}`).includes(codeAnchor(list, { code })))
        .map(({ code }) => `${list.id} ${code}`),
    );
    expect(lost).toEqual([]);
  });

  it.each(['', 'roof 5 zzz'])('%j finds nothing', (question) => expect(findCodes(question)).toEqual([]));
});
