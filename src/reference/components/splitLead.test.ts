import { expect, it } from 'vitest';
import { splitLead } from './splitLead';

it.each([
  [undefined, {}],
  ['<p>a</p>', { lead: '<p>a</p>' }],
  ['<p>a</p><p>b</p><p>c</p>', { lead: '<p>a</p><p>b</p>', rest: '<p>c</p>' }],
  ['<h3>a</h3><p>b</p>', { rest: '<h3>a</h3><p>b</p>' }],
  ['<ul><li>a</li></ul>', { lead: '<ul><li>a</li></ul>' }],
  // A paragraph that introduces a list stays with it.
  ['<p>a</p>\n<p>b:</p>\n<ul></ul>', { lead: '<p>a</p>', rest: '<p>b:</p>\n<ul></ul>' }],
  ['<p>a:</p>\n<ul></ul>', { lead: '<p>a:</p>', rest: '<ul></ul>' }],
  [
    '<p>a</p>\n<p>b</p>\n<ul>\n<li><p>c</p></li></ul>\n<p>d</p>',
    { lead: '<p>a</p>\n<p>b</p>', rest: '<ul>\n<li><p>c</p></li></ul>\n<p>d</p>' },
  ],
])('%j', (html, parts) => {
  expect(splitLead(html)).toEqual(parts);
});
