import { expect, it } from 'vitest';
import { isSafeAddress } from './safeMarkup';

it.each([
  '/docs/errors#retry',
  '#retry',
  'other',
  './errors.mdx',
  '?q=1',
  '',
  'https://example.com',
  'HTTP://example.com',
  'mailto:a@example.com',
  'tel:+4512345678',
  '/a:b',
])('%j may be a link', (address) => expect(isSafeAddress(address)).toBe(true));

it.each([
  'javascript:run()',
  'JavaScript:run()',
  ' java\nscript:run()',
  '\u0001javascript:run()',
  'data:text/html,<script>run()</script>',
  'vbscript:run',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'intent://scan',
  '//example.com',
  '\\\\example.com',
  '/\\example.com',
])('%j may not', (address) => expect(isSafeAddress(address)).toBe(false));
