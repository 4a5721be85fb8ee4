// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { wantedResponse } from './panel';

const wanted = () => wantedResponse(document)[0]?.value;

const radio = (name: string, id: string, isFirst: boolean) =>
  `<input type="radio" name="${name}" id="${name}-${id}" ${isFirst ? 'checked' : ''}>`;

/** Tabs as the server renders them: id and content of each. */
const tabs = (name: string, ...all: [id: string, content: string, anchor?: string][]) =>
  `<fieldset class="ref-tabs"><div class="ref-tablist">${all.map(([id], index) => radio(name, id, index === 0)).join('')}</div>
  <div class="ref-panels">${all.map(([id, content, anchor = '']) => `<div data-tab="${name}-${id}" id="${anchor}">${content}</div>`).join('')}</div></fieldset>`;

const REQUEST = '<p class="ref-request"></p>';

function show(chooser: string, ...statuses: Parameters<typeof tabs>[1][]): void {
  document.body.innerHTML = `<article class="ref-page"><div class="ref-samples">${chooser}</div>
    <section class="ref-answers">${tabs('status', ...statuses)}</section></article>`;
}

function select(id: string): string | undefined {
  (document.getElementById(id) as HTMLInputElement).checked = true;
  return wanted();
}

const chooser = () => document.querySelector('select') as HTMLSelectElement;

describe('with examples that name their request', () => {
  const examples = tabs('example', ['0', REQUEST, 'response-200-example.a'], ['1', REQUEST, 'response-200-example.b']);
  beforeEach(() =>
    show(
      '<select id="example-pair"><option>a</option><option>b</option><option>gone</option></select>',
      ['200', examples],
      ['404', REQUEST],
      ['429', ''],
      ['default', ''],
    ),
  );

  it('is the selected status, if the samples do not lead to it', () => {
    expect(wanted()).toBeUndefined();
    expect(select('status-404')).toBe('code=404');
    chooser().selectedIndex = 2;
    expect(wanted()).toBeUndefined();
    expect(select('status-429')).toBe('code=429');
    expect(select('status-default')).toBeUndefined();
    expect(select('status-200')).toBeUndefined();
  });

  it('is not that of the example with which the values of the reader began', () => {
    document.querySelector('.ref-page')?.classList.add('ref-own');
    chooser().append(new Option('Your values', '2'));
    chooser().selectedIndex = 3;
    expect(select('status-404')).toBeUndefined();
    expect(select('status-429')).toBe('code=429');
  });
});

it('is an example, if several of a status can be selected', () => {
  const examples = tabs('example', ['0', '', 'response-200-example.first'], ['1', '', 'response-200-example.second']);
  show('', ['200', examples], ['400', '']);
  expect(wanted()).toBeUndefined();
  expect(select('example-1')).toBe('code=200, example=second');
  expect(select('status-400')).toBe('code=400');
});

it('is none on a page without examples of responses', () => {
  document.body.innerHTML = '<article class="ref-page"></article>';
  expect(wanted()).toBeUndefined();
});
