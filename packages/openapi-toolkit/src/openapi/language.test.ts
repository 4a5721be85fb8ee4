import { expect, it } from 'vitest';
import { contract } from './bundle/contract.fixture';
import type { Document } from './document';
import { languageOf } from './language';

it.each([
  ['da', 'da'],
  ['pt-BR', 'pt-BR'],
  ['Danish" onclick="', undefined],
  [['da'], undefined],
  [undefined, undefined],
])('reads the language %j of a contract as %j', (named, language) =>
  expect(languageOf(contract({ info: { title: 'a', 'x-lang': named } }) as unknown as Document)).toBe(language));
