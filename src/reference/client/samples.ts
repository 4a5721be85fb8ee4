import { codeBlock, setBlock } from './blocks';
import { fetchText } from './files';

type Samples = Record<string, string>;

const PANEL = 'language-';

const aside = (frame: ParentNode) => frame.querySelector<HTMLElement>('[data-samples]');

const panelsOf = (frame: ParentNode) => [
  ...(aside(frame)?.querySelectorAll<HTMLElement>(`[data-tab^="${PANEL}"]`) ?? []),
];

/** Shows the samples of a pair, in all languages. The words about the proof are about the first. */
export async function showSamples(frame: ParentNode, pair: number): Promise<void> {
  const all = JSON.parse(await fetchText(`${aside(frame)?.dataset.samples}.json`)) as Samples[];
  const panels = panelsOf(frame);
  const like = panels[0]?.querySelector('.ref-code');
  for (const panel of panels) {
    const language = panel.dataset.tab?.slice(PANEL.length) ?? '';
    const link = panel.querySelector(':scope > a');
    if (link && like) link.replaceWith(codeBlock(like, link.textContent ?? '', language));
    const block = panel.querySelector('.ref-code');
    const text = all[pair]?.[language];
    if (block && text !== undefined) setBlock(block, text, `all-${language}`);
    const proof = panel.querySelector<HTMLElement>('.ref-proof');
    if (proof) proof.hidden = pair > 0;
  }
}

/** Fetches the other languages when one of them shows: until then its panel holds a link to the file. */
export async function showLanguage(frame: ParentNode, pair: number): Promise<void> {
  const shown = panelsOf(frame).find((panel) => panel.offsetParent !== null);
  if (shown && !shown.querySelector('.ref-code')) await showSamples(frame, pair);
}
