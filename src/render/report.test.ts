import { expect, it } from 'vitest';
import { guideFaultsIn } from './report';

const LOG = `[WARNING] docs/guides/links.md:5: the link "/guides/none" leads to no page or file; there is none. Correct or remove it.
2 faults in the pages:
docs/guides/a b/html.mdx:3:6: <script> does not work on a static page: leave it out.
docs/guides/a b/html.mdx:3:6: <script> does not work on a static page: leave it out.
api-specs/shop.json:4: the link "/none" leads to no page or file.
  × Error: MDX compilation failed for file "/tmp/portal-render-x/docs/guides/syntax.md"
    │ Cause: Unexpected end of file
    │ Details:
    │ {
    │   "column": 28,
    │   "line": 3,
`;

it('names each fault of a guide once, with its file and line', () =>
  expect(guideFaultsIn(LOG, 'own')).toEqual([
    expect.stringMatching(/^own\/syntax\.md:3: Unexpected end of file\. Guides are MDX: close each tag/),
    'own/links.md:5: the link "/guides/none" leads to no page or file; there is none. Correct or remove it.',
    'own/a b/html.mdx:3:6: <script> does not work on a static page: leave it out.',
  ]));

it('finds none in a log about contracts', () =>
  expect(guideFaultsIn('[WARNING] api-specs/shop.json:4: a link', '.')).toEqual([]));
