import { expect, it } from 'vitest';
import { parseHtml } from '../../../lib/html';
import { codeBreaks } from './codeBreaks';

/** Returns the content with `|` at each offset. */
function broken(content: string, frame = '<div data-static-content=/a>'): string {
  const html = `<!doctype html>${frame}${content}</div><code>outside.of.the.frame</code>`;
  const offsets = codeBreaks(parseHtml('a.html', html));
  const parts = [0, ...offsets].map((start, at) => html.slice(start, offsets[at]));
  return parts
    .join('|')
    .replace(`<!doctype html>${frame}`, '')
    .replace(/<\/div>.*/, '');
}

it.each([
  ['a path', '<code>/companies/{companyId}/reports</code>', '<code>/|companies/|{companyId}/|reports</code>'],
  ['a field', '<code>items[].address.postalCode</code>', '<code>items[].|address.|postalCode</code>'],
  ['a constant', '<samp>PERSON_NAME_CHANGED_ÅR</samp>', '<samp>PERSON_|NAME_|CHANGED_|ÅR</samp>'],
  ['a query', '<code>a=first,second&amp;b=third</code>', '<code>a=|first,|second&amp;|b=|third</code>'],
  [
    'entities',
    '<code>&lt;/docs/versions#deprecation&gt; rel=&#x27;</code>',
    '<code>&lt;/|docs/|versions#|deprecation&gt; rel=&#x27;</code>',
  ],
  [
    'a value of a list',
    '<dl class=ref-enum><dt>RESIDENT_SPECIAL_ADDRESS</dt></dl>',
    '<dl class=ref-enum><dt>RESIDENT_|SPECIAL_|ADDRESS</dt></dl>',
  ],
])('lines break between the names of %s', (_, content, wanted) => expect(broken(content)).toBe(wanted));

it.each([
  '<code>a.short.name</code>',
  '<pre><code>a.long.line.of.a.block</code></pre>',
  '<p>www.example.com/running/text</p>',
  '<code>advertisingProtected</code>',
  '<code>DANISH_DATA_API_KEY</code>',
])('nothing changes in %s', (content) => expect(broken(content)).toBe(content));

it('a page without static content stays as it is', () =>
  expect(broken('<code>items[].address.postalCode</code>', '<div>')).toBe('<code>items[].address.postalCode</code>'));
