// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { addFormListeners } from './addFormListeners';

const stop = new AbortController();
afterEach(() => {
  stop.abort();
  vi.useRealTimers();
});

it('shows messages after a press, not during it, so that the click arrives', () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main><form></form></main>';
  const [frame, node] = ['main', 'form'].map((name) => document.querySelector<HTMLElement>(name) as HTMLElement);
  const readForm = vi.fn();
  const actions = { readForm, toggle: () => {}, render: () => {}, fromLink: () => {} };
  addFormListeners(frame as HTMLElement, node as HTMLElement, actions, stop.signal);
  const press = (type: string, buttons: number) =>
    document.body.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { buttons }));

  node?.dispatchEvent(new Event('input'));
  expect(readForm).toHaveBeenLastCalledWith(false);
  press('pointerdown', 1);
  node?.dispatchEvent(new Event('change'));
  vi.advanceTimersByTime(5000);
  expect(readForm).toHaveBeenCalledTimes(1);
  press('pointerup', 0);
  expect(readForm).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(readForm.mock.calls).toEqual([[false], [true]]);
  node?.dispatchEvent(new Event('change'));
  expect(readForm).toHaveBeenCalledTimes(3);
});
