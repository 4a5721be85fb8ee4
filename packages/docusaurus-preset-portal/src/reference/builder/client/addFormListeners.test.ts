// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { addFormListeners } from './addFormListeners';

const stop = new AbortController();
afterEach(() => {
  stop.abort();
  vi.useRealTimers();
});

it('shows messages after a press, so that the click arrives', () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main><form></form></main>';
  const [frame, node] = ['main', 'form'].map((name) => document.querySelector<HTMLElement>(name) as HTMLElement);
  const readForm = vi.fn();
  const actions = { readForm, toggle: () => {}, render: () => {}, fromLink: () => {} };
  addFormListeners(frame as HTMLElement, node as HTMLElement, actions, stop.signal);
  const press = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));

  press();
  vi.advanceTimersByTime(5000);
  expect(readForm).not.toHaveBeenCalled();
  node?.dispatchEvent(new Event('input'));
  vi.advanceTimersByTime(400);
  press();
  vi.advanceTimersByTime(400);
  expect(readForm.mock.calls).toEqual([[false]]);
  vi.advanceTimersByTime(400);
  expect(readForm.mock.calls).toEqual([[false], [true]]);
});
