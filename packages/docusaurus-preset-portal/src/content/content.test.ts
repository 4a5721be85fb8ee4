import { apis } from 'docusaurus-preset-portal/content';
import { expect, it } from 'vitest';
import * as content from '../../../../src/site';
import { portalOf } from './portal';

it('is that of the site, which bundlers take for it', () => expect(apis).toBe(content.apis));

it('is refused by the compiler when a field is missing, unknown or of another type', () => {
  const { fieldRules: _, ...incomplete } = content;
  const more = { ...content, unknown: 1 };
  const other = { ...content, apis: 1 };
  // @ts-expect-error A field is missing.
  const first = () => portalOf(incomplete);
  // @ts-expect-error The engine must not import what another portal lacks.
  const second = () => portalOf(more);
  // @ts-expect-error A field has another type.
  const third = () => portalOf(other);
  expect([first, second, third]).toHaveLength(3);
});
