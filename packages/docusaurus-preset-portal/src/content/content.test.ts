import { expect, it } from 'vitest';
import * as content from '../../../../src/site';
import { apis, setContent } from '.';

it('has the content of the site', () => expect(apis).toBe(content.apis));

it('is refused by the compiler when a field is missing, unknown or of another type', () => {
  const { fieldRules: _, ...incomplete } = content;
  const more = { ...content, unknown: 1 };
  const other = { ...content, apis: 1 };
  // @ts-expect-error A field is missing.
  const first = () => setContent(incomplete);
  // @ts-expect-error The engine must not import what another portal lacks.
  const second = () => setContent(more);
  // @ts-expect-error A field has another type.
  const third = () => setContent(other);
  expect([first, second, third]).toHaveLength(3);
});
