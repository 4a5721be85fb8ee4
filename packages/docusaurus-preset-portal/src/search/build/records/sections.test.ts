import { expect, it } from 'vitest';
import { inlineText, sections } from './sections';

it.each([
  ['[a link](/x) and ![a picture](y.png)', 'a link and a picture'],
  ['**bold**, *slanted* and `code`', 'bold , slanted and code'],
  ['- an item', 'an item'],
  ['12. an item', 'an item'],
  ['> a quotation', 'a quotation'],
  ['a <em lang="da">word</em> of {props.x}', 'a word of'],
  ['\\{escaped\\} \\<b>', '{escaped} <b>'],
  ['| a | b |', 'a b'],
])('reads %j as %j', (markdown, text) => expect(inlineText(markdown)).toBe(text));

it('splits a guide at its headings, without code and lines without text', () => {
  const guide = `import X from './x';

# Title

Before.

## First \`part\` {#own}

One.
\`\`\`js
## no heading
\`\`\`
:::note
|---|---|
### Deeper

Two.

## First part
~~~
code
~~~
Three.`;
  expect(sections(guide)).toEqual([
    { heading: '', id: '', level: 1, text: 'Before.' },
    { heading: 'First part', id: 'own', level: 2, text: 'One.' },
    { heading: 'Deeper', id: 'deeper', level: 3, text: 'Two.' },
    { heading: 'First part', id: 'first-part', level: 2, text: 'Three.' },
  ]);
});

it('reads the titles of tabs and boxes, and headings in them', () => {
  const guide = `<Tabs
  groupId="season">
  <TabItem value="summer" label="High season">Open.</TabItem>
  <TabItem
    value="Winter"
    default
  >

  ## Blankets

  They are warm.

  </TabItem>
</Tabs>

:::tip[On dogs]
They swim.
:::`;
  expect(sections(guide)).toEqual([
    { heading: '', id: '', level: 1, text: 'High season Open. Winter' },
    { heading: 'Blankets', id: 'blankets', level: 2, text: 'They are warm. On dogs They swim.' },
  ]);
});
