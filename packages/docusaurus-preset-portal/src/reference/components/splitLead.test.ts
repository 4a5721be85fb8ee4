import { expect, it } from 'vitest';
import { splitLead } from './splitLead';

it.each([
  [undefined, {}],
  ['<p>a</p>', { lead: '<p>a</p>' }],
  ['<p>a</p><p>b</p><p>c</p>', { lead: '<p>a</p><p>b</p>', rest: '<p>c</p>' }],
  ['<h3>a</h3><p>b</p>', { rest: '<h3>a</h3><p>b</p>' }],
  ['<ul><li>a</li></ul>', { lead: '<ul><li>a</li></ul>' }],
  ['<p>a</p>\n<p><b>b:</b></p>\n<ul></ul>', { lead: '<p>a</p>', rest: '<p><b>b:</b></p>\n<ul></ul>' }],
  ['<p>a:</p>\n<ul><li>b<br>c</li></ul>\n<p>d</p>', { lead: '<p>a:</p>\n<ul><li>b<br>c</li></ul>', rest: '<p>d</p>' }],
  ['<p>a, e.g. b:</p>\n<ul></ul>', { lead: '<p>a, e.g. b:</p>\n<ul></ul>' }],
  // So does a sentence.
  [
    '<p>A <code>x</code>. Two <em>y</em> are:</p>\n<ul></ul>',
    { lead: '<p>A <code>x</code>.</p>', rest: '<p>Two <em>y</em> are:</p>\n<ul></ul>' },
  ],
  ['<p>a</p>\n<p>B. C:</p>\n<ul></ul>', { lead: '<p>a</p>\n<p>B.</p>', rest: '<p>C:</p>\n<ul></ul>' }],
])('%j', (html, parts) => {
  expect(splitLead(html)).toEqual(parts);
});
