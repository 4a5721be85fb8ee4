import { expect, it } from 'vitest';
import type { OperationPage } from '../../../openapi/model';
import { synonymsFrom } from '../synonyms';
import { nameTopics } from './topics';

it.each(['null', '5'])('reads no error from the example %s', (text) => {
  const operation = { parameters: [], responses: [{ media: [{ examples: [{ text }] }], headers: [] }] };
  const pages = [{ operation } as unknown as OperationPage];
  expect(nameTopics([], pages, synonymsFrom([]))).toEqual([]);
});
