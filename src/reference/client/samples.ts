import { showServer } from '../../servers/client/servers';
import { codeBlock, setBlock } from './blocks';
import { fetchText } from './fetchText';
import type { ValueMark } from './paint';

type Samples = Record<string, string>;

const PANEL = 'language-';

const aside = (frame: ParentNode) => frame.querySelector<HTMLElement>('[data-samples]');

const panelsOf = (frame: ParentNode) => [
  ...(aside(frame)?.querySelectorAll<HTMLElement>(`[data-tab^="${PANEL}"]`) ?? []),
];

/** Address of the files with the samples of a page, without its ending. */
export const samplesFile = (frame: ParentNode): string | undefined => aside(frame)?.dataset.samples;

/** The language whose sample is in view. */
export const shownLanguage = (frame: ParentNode): string =>
  panelsOf(frame)
    .find((panel) => panel.offsetParent !== null)
    ?.dataset.tab?.slice(PANEL.length) ?? '';

/**
 * Shows texts in place of the samples, by language.
 *
 * @param isProven They are the texts that the words about the proof are about.
 * @param marksOf Where values stand in the text of a language.
 */
export function showTexts(
  frame: ParentNode,
  texts: Samples,
  isProven: boolean,
  marksOf?: (language: string) => readonly ValueMark[],
): void {
  const panels = panelsOf(frame);
  const like = panels[0]?.querySelector('.ref-code');
  for (const panel of panels) {
    const language = panel.dataset.tab?.slice(PANEL.length) ?? '';
    const text = texts[language];
    if (text === undefined) continue;
    const link = panel.querySelector(':scope > a');
    if (link && like) link.replaceWith(codeBlock(like, link.textContent ?? '', language));
    const block = panel.querySelector('.ref-code');
    if (block) setBlock(block, text, `all-${language}`, marksOf?.(language));
    const proof = panel.querySelector<HTMLElement>('.ref-proof');
    if (proof) proof.hidden = !isProven;
  }
  const part = aside(frame);
  if (part) showServer(part);
}

/** Shows the samples of a pair, in all languages. The words about the proof are about the first. */
export async function showSamples(frame: ParentNode, pair: number): Promise<void> {
  const all = JSON.parse(await fetchText(`${samplesFile(frame)}.json`)) as Samples[];
  showTexts(frame, all[pair] ?? {}, pair === 0);
}

/** Fetches the other languages when one of them shows: until then its panel holds a link to the file. */
export async function showLanguage(frame: ParentNode, pair: number): Promise<void> {
  const shown = panelsOf(frame).find((panel) => panel.offsetParent !== null);
  if (shown && !shown.querySelector('.ref-code')) await showSamples(frame, pair);
}
