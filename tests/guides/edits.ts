/** An edit of a writer, and the lines that the dev server, `npm run check` and a build print for it. */
export interface Edit {
  file: string;
  /** Returns the text of the file, of what it was; empty for a new one. */
  change: (text: string) => string;
  /** New name of the file. */
  renamed?: string;
  /** After `file:`; a line of another file has its name. */
  says: string[];
  /** Told, and nothing fails. */
  isWarning?: true;
  /** Told by the check and the dev server alone: a build takes the prose as it is. */
  isProse?: true;
}

/** A new guide, so that all edits can be made at once. Its text begins in line 9, after a key in its front matter in line 10. */
const guide = (name: string, text: string, says: string, more: { head?: string } & Partial<Edit> = {}): Edit => ({
  file: `docs/docs/trial-${name}.mdx`,
  change: () =>
    `---\ntitle: Trial\ndescription: A page of a test.\n${more.head ?? 'displayed_sidebar: docs'}\n---\n\n# Trial\n\n${text}\n`,
  says: [says],
  ...more,
});

const NO_JAVASCRIPT = 'A built page is static HTML: a component that needs JavaScript does nothing there.';
const SEE = 'See "Add a guide" in CONTRIBUTING.md.';
const MOVED =
  'the link "/docs/compare-versions" leads to no page or file; the nearest is "/docs/comparing-versions". Correct or remove it.';

/** Edits of guides and their data, by what the writer does. */
export const edits: Readonly<Record<string, Edit>> = {
  'a broken link': guide(
    'link',
    'See [limits](/docs/limitation).',
    '9: the link "/docs/limitation" leads to no page or file; the nearest is "/docs/limitations". Correct or remove it.',
  ),
  'a broken link to a file': guide(
    'file',
    'See [limits](./limitation.mdx).',
    '9: the link "./limitation.mdx" leads to no guide; the nearest is "limitations.mdx". Correct or remove it.',
  ),
  'a broken anchor of a guide': guide(
    'anchor',
    'See [errors](/docs/errors#not-foun).',
    '9: the link "/docs/errors#not-foun" leads to no anchor of its page; the nearest is "not-found". Correct or remove it.',
  ),
  'a missing image': guide(
    'image',
    '![A card](/img/ogg.png)',
    '9: the image "/img/ogg.png" is missing; the nearest is "/img/og.png". Correct or remove it.',
  ),
  'an image without a text': guide(
    'alt',
    '![](/img/og.png)',
    '9: the image "/img/og.png" has no text for people who do not see it. Describe it: ![What it shows](/img/og.png).',
  ),
  'a renamed guide': {
    file: 'docs/docs/compare-versions.mdx',
    renamed: 'docs/docs/comparing-versions.mdx',
    change: (text) => text,
    says: [
      `docs/_data/site-changes.json:33: ${MOVED}`,
      `docs/docs/changelog.mdx:11: ${MOVED}`,
      ...[23, 38, 111].map((line) => `docs/docs/versions.mdx:${line}: ${MOVED}`),
      'sidebars.ts:71: there is no guide "docs/compare-versions"; the nearest is "docs/comparing-versions". Correct or remove it. If it was renamed, its address stays: add { "from": "/docs/compare-versions", "to": "/docs/comparing-versions" } to docs/_data/redirects.json.',
    ],
  },
  'a guide in no menu': guide(
    'menu',
    'Text.',
    "1: the guide is in no menu. Add the line 'docs/trial-menu', to sidebars.ts; if only links lead to it, add displayed_sidebar: docs to its front matter.",
    { head: 'tags: [trial]', isWarning: true },
  ),
  'a fault in the syntax': guide(
    'syntax',
    'A word is <b>bold.',
    '9: MDX: Expected a closing tag for `<b>` before the end of `paragraph`. Correct it.',
  ),
  'a component with state': guide(
    'state',
    "import { useState } from 'react';\n\nexport const Count = () => useState.length;\n\n<Count />",
    `9:27: import of "react": ${NO_JAVASCRIPT} Pages import partials, data, images, @theme/Tabs, @theme/TabItem, #site, @site/src/guides/identifiers/diagrams/. ${SEE}`,
  ),
  'a button that does something': guide(
    'button',
    '<button onClick={() => alert(1)}>Press</button>',
    `9:1: <button onClick>: ${NO_JAVASCRIPT} Add an element with "enhance" to the option "elements" of the preset. ${SEE}`,
  ),
  'a misspelt key of the front matter': guide(
    'key',
    'Text.',
    '5: the front matter has no key "pagination_nxt"; the nearest is "pagination_next". Correct or remove it.',
    { head: 'displayed_sidebar: docs\npagination_nxt: null' },
  ),
  'broken YAML': guide(
    'yaml',
    'Text.',
    '5: the front matter is no YAML: Flow sequence in block collection must be sufficiently indented and end with a ]. Correct it; a text with ": " or "#" stands in quotes.',
    { head: 'keywords: [one, two' },
  ),
  'a title with a colon': guide(
    'title',
    'Text.',
    '4: the front matter is no YAML: Nested mappings are not allowed in compact mappings. Correct it; a text with ": " or "#" stands in quotes.',
    { head: 'sidebar_label: Limits: all' },
  ),
  'two headings with one id': guide(
    'ids',
    '## First {#part}\n\nText.\n\n## Second {#part}\n\nText.',
    '13: the heading has the id "part" of line 9. Give it another one: {#part-2}.',
  ),
  'an unknown attribute': guide(
    'attribute',
    'See <Attribute name="construction_yea" />.',
    '9:5: <Attribute>: The attribute catalogue has no attribute "construction_yea"; the nearest is "construction_year". Correct or remove it.',
  ),
  'a table of 1,500 rows': guide(
    'table',
    `| A | B |\n|---|---|\n${'| one | two |\n'.repeat(1500).trimEnd()}`,
    '9: a table of 1500 rows, 21 kB. Split it, or link to a file.',
    { isWarning: true },
  ),
  'a field that no contract has': guide(
    'field',
    'The field `companyIdd` is there.',
    '9:11: `companyIdd` is in no contract; the nearest is "companyId"',
    { isProse: true },
  ),
  'an element that is not there': guide(
    'element',
    '<Attributes name="construction_year" />',
    '9:1: <Attributes> is not an element of this site, and the page does not import it; the nearest is "Attribute".',
  ),
  'a brace in the text': guide(
    'brace',
    'A set {a} of words.',
    '9:8: "a" in braces is not defined on this page. In a text, write \\{ for a brace.',
  ),
  'a partial that is missing': guide(
    'partial',
    "import Part from './_part.mdx';\n\n<Part />",
    '9:21: "./_part.mdx" is missing. Correct the path.',
  ),
  'a callout without an end': guide(
    'callout',
    ':::note\n\nText.',
    '9: the callout ":::note" has no end. Write ::: below its text.',
  ),
  'the address of another guide': guide(
    'twin',
    'Text.',
    '1: the guide has the address or id of docs/docs/errors.mdx. Give it another "slug" or "id".',
    { head: 'displayed_sidebar: docs\nslug: errors' },
  ),
  'a value of the wrong kind': guide(
    'kind',
    'Text.',
    '5: "keywords" in the front matter is a list, as in [one, two]. Correct it.',
    {
      head: 'displayed_sidebar: docs\nkeywords: one',
    },
  ),
  'a menu that is not there': guide(
    'sidebar',
    'Text.',
    '4: "displayed_sidebar" names "doc", which is not there; the nearest is "docs". Correct or remove it.',
    { head: 'displayed_sidebar: doc' },
  ),
  'a code list without a field': {
    file: 'docs/_data/code-lists.json',
    change: (text) => text.replace('"attributes": [\n        "building_usage_code"\n      ],', '"atributes": [],'),
    says: [
      '5: lists.0 has no field "attributes". Add it: src/checks/data/schemas.yaml lists the fields.',
      '5: lists.0 has an unknown field "atributes"; the nearest is "attributes". Correct or remove it.',
    ],
  },
};

/** Returns the whole lines of an edit. */
export const linesOf = ({ file, says }: Edit): string[] =>
  says.map((line) => (/^\d/.test(line) ? `${file}:${line}` : line));
