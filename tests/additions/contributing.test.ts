import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EDITS } from './addEverything';

describe('CONTRIBUTING.md', () => {
  const sections = readFileSync('CONTRIBUTING.md', 'utf8').split(/^## /m);

  it.each(Object.entries(EDITS))('%s: names every file that was edited', (heading, edits) => {
    const section = sections.find((one) => one.startsWith(`${heading}\n`)) ?? '';
    expect(edits.map(({ file }) => file).filter((file) => !mentions(section, file))).toEqual([]);
  });

  /** Contracts have different names, so the text says "root". */
  const mentions = (section: string, file: string) =>
    section.includes(file) || (/^api-specs\/[\w-]+\.yaml$/.test(file) && /\broot\b/.test(section));
});
