import { expect, it } from 'vitest';
import { portal } from '../../../../../tests/support/portal';
import { filesOf } from './parts';

const filesOfText = (text: string) =>
  filesOf({ permalink: '/long', path: '/long.md', title: 'Long', description: '', text }, portal.site);
const line = `${'word '.repeat(100)}\n`;

it('leaves a copy of common length as it is', () => {
  const text = `# Short\n\n## A\n\n${line.repeat(50)}`;
  expect(filesOfText(text)).toEqual([expect.objectContaining({ path: '/long.md', text })]);
});

it('has the sections of a long copy in parts, of which none is cut in code, in a table or below its heading', () => {
  const code = `\`\`\`python\n${`## no heading\n\n${line}`.repeat(20)}\`\`\`\n`;
  const table = `| a |\n| - |\n${'| row |\n'.repeat(1000)}`;
  const sections = [
    `## [A](https://a.test/)\n\n${`- item\n  ${line}`.repeat(60)}`,
    `**0.1 → 0.2**\n\n${code}`,
    `## B\n\n${table}`,
    `## C\n\n${line.repeat(20)}`,
  ];
  const [copy, ...parts] = filesOfText(`# Long\n\nWhat it is.\n\n${sections.join('\n')}`);
  expect(copy?.text).toMatch(/^# Long\n\nWhat it is\.\n\nThe rest is in parts:\n/);
  expect(copy?.text.match(/- \[Part.*/g)).toEqual([
    expect.stringMatching(/\/long\/part-1\.md\): A$/),
    expect.stringMatching(/\/long\/part-2\.md\): A \(continued\), 0\.1 → 0\.2$/),
    expect.stringMatching(/\/long\/part-3\.md\): B, C$/),
  ]);
  expect(parts.map(({ path, text }) => [path, text.length < 26_000])).toEqual(
    [1, 2, 3].map((at) => [`/long/part-${at}.md`, true]),
  );
  const [, second = '', third = ''] = parts.map(({ text }) => text);
  expect(second).toContain(code);
  expect(third).toContain(table);
  const texts = parts.map(({ text }) => text.replace(/^> This is part \d of 3 of \[Long\]\(\S+\/long\.md\)\.\n/, ''));
  const lines = (text: string) =>
    text
      .split('\n')
      .filter((one) => one.trim() !== '')
      .map((one) => one.trimEnd());
  expect(texts.flatMap(lines)).toEqual(sections.flatMap(lines));
});
