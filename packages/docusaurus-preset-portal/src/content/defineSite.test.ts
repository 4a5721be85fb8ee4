import { expect, it } from 'vitest';
import site, { apis } from '../../../../src/site';
import { defineSite } from './defineSite';

it('holds each field once: in the object, and as an export', () => expect(site.apis).toBe(apis));

it('is refused by the compiler when a field is missing, unknown or of another type', () => {
  const { fieldRules: _, ...incomplete } = site;
  // @ts-expect-error A field is missing.
  defineSite(incomplete);
  const more = { ...site, unknown: 1 };
  // @ts-expect-error The engine must not import what another portal lacks.
  defineSite(more);
  const other = { ...site, apis: 1 };
  // @ts-expect-error A field has another type.
  defineSite(other);
});
