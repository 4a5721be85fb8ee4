import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { parseFrontMatter } from './frontMatter';

const parse = (fileContent: string) => parseFrontMatter({ filePath: path.resolve('docs/docs/x.mdx'), fileContent });

afterEach(() => vi.unstubAllEnvs());

it.each([
  '---js\n{ title: process.env.FRONT_MATTER_RAN = "1" }\n---\nText',
  '---javascript\r\n{ title: process.env.FRONT_MATTER_RAN = "1" }\r\n---\r\nText',
  '--- \t js\n{ title: process.env.FRONT_MATTER_RAN = "1" }\n---\nText',
  '\uFEFF---js\n{ title: process.env.FRONT_MATTER_RAN = "1" }\n---\nText',
  '---json\n{ "title": "A" }\n---\nText',
  '---yaml\ntitle: A\n---\nText',
  '---js',
])('%j is refused before it is parsed', async (text) => {
  vi.stubEnv('FRONT_MATTER_RAN', undefined);
  await expect(parse(text)).rejects.toThrow('docs/docs/x.mdx:1: text follows "---". Write "---" alone');
  expect(process.env.FRONT_MATTER_RAN).toBeUndefined();
});

it.each([
  ['---\ntitle: A\n---\nText', { title: 'A' }],
  ['--- \r\ntitle: A\r\n---\r\nText', { title: 'A' }],
  ['----js\nText', {}],
  ['Text\n\n---js\n', {}],
])('%j is read', async (text, data) => expect((await parse(text)).frontMatter).toEqual(data));

it('the text comes without comments', async () => {
  const { content } = await parse('---\ntitle: A\n---\n{/* one */}\n\nText {/* a\nnote */}and <!-- a\nnote -->more.');
  expect(content).toBe('Text and more.');
});
