// @vitest-environment jsdom

import type { SampleRequest } from 'openapi-toolkit/samples';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { REQUEST } from '../form/prefix';
import { shapesForm } from '../shapes.fixture';
import { createSampleView } from './sampleView';

// jsdom has no `CSS`, which the page uses when it is loaded.
vi.hoisted(() => Object.assign(globalThis, { CSS: { escape: (text: string) => text } }));
afterAll(() => Reflect.deleteProperty(globalThis, 'CSS'));

const form = shapesForm({ values: {} });

const panel = (language: string) =>
  `<div data-tab="language-${language}"><div class="ref-code"><pre><code data-code="${language}">an example</code></pre></div></div>`;
const textOf = (language: string) => document.querySelector(`[data-code="${language}"]`)?.textContent;

/** jsdom has no layout: the tests name the language whose panel is visible. */
let inView = 'shell';

beforeEach(() => {
  document.body.innerHTML = `<main><aside data-samples="/x/samples">${panel('shell')}${panel('python')}</aside></main>`;
  inView = 'shell';
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockImplementation(function (this: HTMLElement) {
    return this.dataset.tab === `language-${inView}` ? document.body : null;
  });
  return () => vi.restoreAllMocks();
});

const frame = () => document.querySelector('main') as HTMLElement;

describe('the sample of a form', () => {
  it('is written in the visible language; other panels hold no outdated values', async () => {
    const show = createSampleView(frame(), form);
    await show({ values: { id: 'mine' } });
    expect(textOf('shell')).toContain('id=mine');
    expect(document.querySelector('mark')?.dataset.value).toBe('id');
    expect(textOf('python')).toBe('');
    inView = 'python';
    await show({ values: { id: 'mine' } });
    expect(textOf('python')).toContain('"mine"');
    expect(textOf('shell')).toBe('');
  });

  it('is the sample of the latest values, whichever loads first', async () => {
    const show = createSampleView(frame(), form);
    await Promise.all([show({ values: { id: 'first' } }), show({ values: { id: 'second' } })]);
    expect(textOf('shell')).toContain('id=second');
  });

  it('dispatches the request to the page', async () => {
    const sent: SampleRequest[] = [];
    document.addEventListener(REQUEST, (event) => sent.push((event as CustomEvent<SampleRequest>).detail), {
      once: true,
    });
    await createSampleView(frame(), form)({ values: { id: 'mine' } });
    expect(sent.map(({ query }) => query)).toEqual([[expect.objectContaining({ name: 'id', value: 'mine' })]]);
  });
});
