import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { searchSource } from '../../../../tests/support/searchSource';
import { copyText, copyWithFeedback } from './clipboard';

let copied: string[];
/** The part of a button that is used here. */
const button = () => ({ textContent: 'Copy', setAttribute: vi.fn(), removeAttribute: vi.fn() }) as unknown as Element;

beforeEach(() => {
  copied = [];
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('says "Copied" for a moment', async () => {
  const control = button();
  await copyWithFeedback(control, 'a');
  expect([control.textContent, copied]).toEqual(['Copied', ['a']]);
  expect(control.setAttribute).toHaveBeenCalledWith('aria-live', 'polite');
  vi.runAllTimers();
  expect(control.textContent).toBe('Copy');
});

it('ends with its own label when it is pressed again before that', async () => {
  const control = button();
  await copyWithFeedback(control, 'a');
  vi.advanceTimersByTime(800);
  await copyWithFeedback(control, 'b');
  vi.advanceTimersByTime(900);
  expect(control.textContent).toBe('Copied');
  vi.runAllTimers();
  expect([control.textContent, copied]).toEqual(['Copy', ['a', 'b']]);
});

it('says that it did not copy without a clipboard, and fetches nothing then', async () => {
  vi.stubGlobal('navigator', {});
  const control = button();
  await copyWithFeedback(control, 'a');
  expect(control.textContent).toBe('Select and copy');
  const fetchText = vi.fn();
  expect(await copyText(fetchText)).toBe(false);
  expect(fetchText).not.toHaveBeenCalled();
});

it('is the only code that writes to the clipboard', () =>
  expect(searchSource(/navigator\s*\??\.\s*clipboard/)).toEqual([
    'packages/docusaurus-preset-portal/src/lib/clipboard.ts',
  ]));
