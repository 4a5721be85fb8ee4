import { expect, it } from 'vitest';
import { portal } from '../../../../../tests/support/portal';
import { readGuide } from './readGuide';

const faultsOf = async (text: string) => {
  const content = { portal, elements: {}, dataFiles: [], imports: [] };
  const { faults } = await readGuide('docs/docs/x.mdx', `---\ntitle: X\n---\n${text}`, content);
  return faults.map((fault) => fault.replace('docs/docs/x.mdx:', ''));
};

it.each([
  '<!-- a note -->\n\nText.',
  ':::note[Title]\n\n::::tip\n\nText.\n\n::::\n\n:::',
  '```md\n:::none\n```\n\n{/* a note */}',
])('takes %j', async (text) => expect(await faultsOf(text)).toEqual([]));

it.each([
  [
    '{a b}\n\n<b>\n\nText <i>more',
    [
      '4: MDX: what stands in { } is no JavaScript. Correct it.',
      '8: MDX: Expected a closing tag for `<i>` before the end of `paragraph`. Correct it.',
      '6: MDX: Expected a closing tag for `<b>`. Correct it.',
    ],
  ],
  [':::nte\n\n:::', ['4: there is no callout ":::nte"; the nearest is "note". Correct it.']],
  ['Text.\n\n:::tip\n\nText.', ['6: the callout ":::tip" has no end. Write ::: below its text.']],
])('names all faults of %j', async (text, faults) => expect(await faultsOf(text)).toEqual(faults));
