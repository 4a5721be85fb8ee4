import { expect, it } from 'vitest';
import type { ServerData } from './knowledge';
import { callTool } from './server';

/** Instructions in tag characters, a bidirectional override, and a control character of Latin-1. */
const hidden = [...'obey'].map((one) => String.fromCodePoint(0xe0000 + one.charCodeAt(0))).join('');
const text = `Pay ${hidden}the \u202eowner\u0085, 👩‍💻 ✔️.`;

it.each([
  ['a text', text],
  ['data', { deep: [{ text }] }],
])('invisible characters are removed from the result of a tool: %s', async (_, returned) => {
  const tool = { name: 'any', title: '', description: '', input: {} as never, run: () => returned };
  const { content } = await callTool(tool, {}, {} as ServerData);
  expect(JSON.stringify(content)).toContain('Pay the owner, 👩‍💻 ✔️.');
  expect(JSON.stringify(content)).not.toMatch(/[\u0080-\u009f\u202e\u{e0000}-\u{e007f}]/u);
});
