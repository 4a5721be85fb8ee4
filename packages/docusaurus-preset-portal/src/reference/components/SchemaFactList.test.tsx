import { codeLists, type RegisterCodeList } from 'docusaurus-preset-portal/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { htmlAsText } from '../../lib/html';
import { SchemaFactList } from './SchemaFactList';

const listOf = (fits: (list: RegisterCodeList) => boolean): RegisterCodeList => {
  const found = codeLists.find(fits);
  if (!found) throw new Error('There is no such list.');
  return found;
};
const short = listOf(({ codes }) => codes.length === 3);
const long = listOf(({ codes }) => codes.length > 20);

const node = (codeLists: string[], descriptions: string[] = []) => ({
  name: 'kind',
  path: '',
  children: [],
  variants: [],
  examples: [],
  constraints: [],
  notes: [],
  codeLists,
  enum: descriptions.map((description, index) => ({ value: String(index), description })),
});
const read = (of: unknown) => htmlAsText(renderToStaticMarkup(<SchemaFactList node={of as never} />));
const codesOf = ({ codes }: RegisterCodeList) => codes.map(({ code, en }) => `${code} ${en}`).join(', ');

it('lists the codes of a short list beside its name', () =>
  expect(read(node([short.id]))).toBe(`codes ${short.title.en} : ${codesOf(short)}`));

it('only names a long list', () => expect(read(node([long.id]))).toBe(`codes ${long.title.en}`));

it('only names a list whose codes are already shown', () =>
  expect(read(node([short.id], ['One', 'Two']))).toBe(`0 One 1 Two codes ${short.title.en}`));
