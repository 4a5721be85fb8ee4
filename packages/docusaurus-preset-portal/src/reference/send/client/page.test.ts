// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { REQUEST } from '../../builder/form/prefix';
import { shapesForm } from '../../builder/shapes.fixture';
import { followSamples, shownRequest } from './send';

const form = shapesForm({ values: { id: 'first' } }, { values: { id: 'second' } });

const fetched = vi.fn(async (_url: string) => Response.json(form));
const samples = () => document.querySelector('.ref-stick') as HTMLElement;
const idSent = async () => (await shownRequest(samples())).query.map(({ value }) => value);

followSamples();
beforeEach(() => {
  document.body.innerHTML = `<main><aside data-samples="/x/samples"><div class="ref-stick">
    <select id="example-pair"><option>1</option><option>2</option></select></div></aside></main>`;
  vi.stubGlobal('fetch', fetched);
  return () => vi.unstubAllGlobals();
});

it('sends the selected example', async () => {
  expect(await idSent()).toEqual(['first']);
  expect(fetched).toHaveBeenCalledWith('/x/form.json');
  (document.querySelector('select') as HTMLSelectElement).selectedIndex = 1;
  expect(await idSent()).toEqual(['second']);
});

it("sends the reader's values on the page of the form", async () => {
  const request = { ...(await shownRequest(samples())), query: [{ name: 'id', value: 'mine' }] };
  document.querySelector('main')?.dispatchEvent(new CustomEvent(REQUEST, { bubbles: true, detail: request }));
  expect(await idSent()).toEqual(['mine']);
  document.body.innerHTML = '<main><aside data-samples="/y/samples"><div class="ref-stick"></div></aside></main>';
  expect(await idSent()).toEqual(['first']);
});

it('reports a failed request', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await expect(shownRequest(samples())).rejects.toThrow(/did not arrive/);
});
