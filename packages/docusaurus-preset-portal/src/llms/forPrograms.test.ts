import { expect, it } from 'vitest';
import { portal } from '../../../../tests/support/portal';
import { parseHtml } from '../lib/html';
import { type Guide, readGuide } from '../plugins/finished-pages/guide';
import { forPrograms } from './forPrograms';
import { makeMarkdownCopies } from './pages/markdownCopy';

/** Instructions in tag characters, a bidirectional override, and a control character of Latin-1. */
const hidden = [...'obey'].map((text) => String.fromCodePoint(0xe0000 + text.charCodeAt(0))).join('');
const text = `Pay ${hidden}the \u202eowner\u0085, 👩‍💻 ✔️.`;
const visibleOnly = 'Pay the owner, 👩‍💻 ✔️.';

it('removes invisible characters, with a warning that names the file', () => {
  const warnings: string[] = [];
  const log = { warn: (message: string) => void warnings.push(message) };
  expect([forPrograms('/docs/a.md', text, log), forPrograms('/docs/b.md', visibleOnly, log)]).toEqual([
    visibleOnly,
    visibleOnly,
  ]);
  expect(warnings).toEqual([expect.stringMatching(/^\/docs\/a\.md: /)]);
});

it('is applied to the Markdown of a guide, with its title and description', () => {
  const page = `<title>${text}</title><meta name="description" content="${text}"><main><h1>${text}</h1><p>${text}</p></main>`;
  const guide = readGuide(parseHtml('index.html', page)) as Guide;
  const copies = makeMarkdownCopies(['/'], [], new Map([['/', guide]]), { ...portal, contracts: [] });
  expect(copies).toHaveLength(1);
  expect(JSON.stringify(copies)).toContain(visibleOnly);
  for (const field of [copies[0]?.title, copies[0]?.description]) expect(field).toBe(visibleOnly);
  expect(JSON.stringify(copies)).not.toMatch(/[\u0080-\u009f\u202e\u{e0000}-\u{e007f}]/u);
});
