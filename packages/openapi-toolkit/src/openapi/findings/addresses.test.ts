import { expect, it } from 'vitest';
import { isSafeAddress } from '../../lib/safeMarkup';
import { addressesIn } from './addresses';

const JS = 'javascript:run()';

it.each<[string, object, string[]]>([
  ['of a contact', { info: { contact: { url: JS } } }, ['#/info/contact/url']],
  ['of a licence', { info: { license: { url: 'data:text/html,x' } } }, ['#/info/license/url']],
  ['of the terms', { info: { termsOfService: JS } }, ['#/info/termsOfService']],
  ['of documents', { tags: [{ externalDocs: { url: JS } }] }, ['#/tags/0/externalDocs/url']],
  ['of a logo', { info: { 'x-logo': { url: JS } } }, ['#/info/x-logo/url']],
  ['of a link in Markdown', { info: { description: `A [link](${JS}) and [one](/a).` } }, ['#/info/description']],
  ['of a definition', { info: { description: `A [link].\n\n[link]: ${JS}` } }, ['#/info/description']],
  ['of HTML', { paths: { '/a': { get: { description: `<a href="${JS}">a</a>` } } } }, ['#/paths/~1a/get/description']],
  ['but none of code', { info: { description: `\`[a](${JS})\`\n\n\`\`\`\n[a](${JS})\n\`\`\`` } }, []],
  ['but none of a footnote', { info: { description: `A[^1].\n\n[^1]: Words` } }, []],
  ['but none of an example', { components: { examples: { a: { value: { url: JS } } } } }, []],
  ['but none of a server', { servers: [{ url: 'wss://example.com' }] }, []],
  ['but none that is safe', { info: { contact: { url: 'https://example.com' }, description: '[a](#b)' } }, []],
])('finds the address %s', (_, document, pointers) =>
  expect([...addressesIn(document)].flatMap(([address, found]) => (isSafeAddress(address) ? [] : found))).toEqual(
    pointers,
  ));

it('takes a shortcode of Hugo for one address', () =>
  expect([...addressesIn({ description: '[a]({{< ref "b c" >}}), [d](e)' }).keys()]).toEqual([
    '{{< ref "b c" >}}',
    'e',
  ]));
