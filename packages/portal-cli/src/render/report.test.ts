import { expect, it } from 'vitest';
import { faultsIn, guideFaultsIn } from './report';

const LOG = `[WARNING] docs/guides/links.md:5: the link "/guides/none" leads to no page or file; there is none. Correct or remove it.
2 faults in the pages:
docs/guides/a b/html.mdx:3:6: <script> does not work on a static page: leave it out.
docs/guides/a b/html.mdx:3:6: <script> does not work on a static page: leave it out.
api-specs/shop.json:4: the link "/none" leads to no page or file.
`;

it('names each fault of a guide once, with its file and line', () =>
  expect(guideFaultsIn(LOG, 'own')).toEqual([
    'own/links.md:5: the link "/guides/none" leads to no page or file; there is none. Correct or remove it.',
    'own/a b/html.mdx:3:6: <script> does not work on a static page: leave it out.',
  ]));

it('finds none in a log about contracts', () =>
  expect(guideFaultsIn('[WARNING] api-specs/shop.json:4: a link', '.')).toEqual([]));

const FAILED = `[ERROR] Error: Unable to build website for locale en.
    at tryToBuildLocale (/packages/build.js:5:12) {
  [cause]: Error: Docusaurus static site generation failed for 2 paths:
  - "/guides/one"
  - "/guides/two"
      at generateStaticFiles (/packages/ssg.js:5:70) {
    [cause]: AggregateError
        at generateStaticFiles (/packages/ssg.js:5:159) {
      [errors]: [
        Error: Can't render static file for pathname "/guides/one"
            at generateStaticFile (/packages/ssg.js:5:179) {
          [cause]: Error: HTML minification failed (Terser)
              at minifyHtmlWithTerser (/packages/minifyHtml.js:45:23) {
            [cause]: Error: Parse Error: <b <</div>${'<p>x</p>'.repeat(100)}
            </body></html>
                at HTMLParser.parse (/packages/htmlminifier.cjs:245:15)
          }
        },
        Error: Can't render static file for pathname "/guides/two"
            at generateStaticFile (/packages/ssg.js:5:179) {
          [cause]: ReferenceError: name is not defined
              at render (/packages/page.js:1:1)
`;

it('names each page that can not be rendered, and why', () =>
  expect(faultsIn(FAILED, []).split('\n')).toEqual([
    expect.stringMatching(
      /^The page \/guides\/one can't be rendered: Parse Error: <b <<\/div>.{150,200}\. Close the tags and quotes of this HTML\.$/,
    ),
    "The page /guides/two can't be rendered: name is not defined.",
  ]));

it('says that the disk is full, without the log around it', () =>
  expect(faultsIn("[ERROR] Error: ENOSPC: no space left on device, write '/tmp/a'\n    at write\n", [])).toMatch(
    /^The disk is full: ENOSPC: no space left on device, write '\/tmp\/a'\nFree space, or name[^\n]*$/,
  ));

it('leaves out stacks, and what openapi-typescript prints', () =>
  expect(faultsIn('[ERROR] Error: It broke.\n    at a (/b.js:1:1)\n ✘  Why.\n', [])).toBe('[ERROR] Error: It broke.'));
