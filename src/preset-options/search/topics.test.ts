import type { OperationPage } from 'openapi-toolkit';
import { expect, it } from 'vitest';
import { topicsOf } from './topics';

it.each(['null', '5'])('reads no error from the example %s', (text) => {
  const operation = { parameters: [], responses: [{ media: [{ examples: [{ text }] }], headers: [] }] };
  const pages = [{ operation } as unknown as OperationPage];
  expect(topicsOf(pages)).toEqual(topicsOf([]));
});
