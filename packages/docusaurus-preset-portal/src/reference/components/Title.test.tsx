import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Title } from './Title';

it.each([
  [
    'elements',
    <a key="a" href="/x">
      Data <code>API</code>
    </a>,
    'Data API',
  ],
  ['parts', ['0.9.1', ' ', <time key="t">2026</time>, false, 1], '0.9.1 20261'],
])('the link of a heading with %s is titled with its text', (_what, children, text) => {
  const html = renderToStaticMarkup(
    <Title as="h2" id="a b">
      {children}
    </Title>,
  );
  expect(html).toMatch(/^<h2 id="a b">/);
  expect(html).toContain(`<a class="hash-link" href="#a%20b" title="Direct link to ${text}"></a></h2>`);
});
