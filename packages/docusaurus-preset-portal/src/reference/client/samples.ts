import { fetchText } from '../../lib/fetchText';
import type { Mark } from '../builder/form/probeValue';
import { showServer } from '../servers/client/servers';
import { codeBlock } from './files';
import { setCode } from './paint';

type Samples = Record<string, string>;

const PANEL = 'language-';

const aside = (frame: ParentNode) => frame.querySelector<HTMLElement>('[data-samples]');

const panelsOf = (frame: ParentNode) => [
  ...(aside(frame)?.querySelectorAll<HTMLElement>(`[data-tab^="${PANEL}"]`) ?? []),
];

/** Returns the address of the page's sample files, without the extension. */
export const samplesFile = (frame: ParentNode): string | undefined => aside(frame)?.dataset.samples;

/** Returns the language of a panel; a language with a client has a panel for the request within its own. */
const languageOf = (panel?: HTMLElement): string =>
  panel?.dataset.tab?.slice(PANEL.length).replace(/-request$/, '') ?? '';

const shownPanel = (frame: ParentNode) =>
  panelsOf(frame)
    .reverse()
    .find((panel) => panel.offsetParent !== null);

/** Returns the language whose sample is visible: `typescript`, or `typescript-client` for a call of its client. */
export const shownLanguage = (frame: ParentNode): string => languageOf(shownPanel(frame));

/** Replaces the samples, by language. `marksOf` returns the positions of values in a text. */
export function showTexts(frame: ParentNode, texts: Samples, marksOf?: (language: string) => readonly Mark[]): void {
  const panels = panelsOf(frame);
  const template = panels[0]?.querySelector('.ref-code');
  for (const panel of panels) {
    const language = languageOf(panel);
    const text = texts[language];
    if (text === undefined) continue;
    const link = panel.querySelector(':scope > a');
    if (link && template)
      link.replaceWith(codeBlock(template, link.textContent ?? '', language.replace('-client', '')));
    const code = panel.querySelector('code');
    if (code) setCode(code, text, marksOf?.(language));
  }
  const part = aside(frame);
  if (part) showServer(part);
}

const samplesOf = async (frame: ParentNode, pair: number) =>
  (JSON.parse(await fetchText(`${samplesFile(frame)}.json`)) as Samples[])[pair] ?? {};

/** Shows the samples of a pair in all languages. */
export async function showSamples(frame: ParentNode, pair: number): Promise<void> {
  showTexts(frame, await samplesOf(frame, pair));
}

/** Fetches the other languages when one is selected. `isAlone`: the others have the reader's own values and stay. */
export async function showLanguage(frame: ParentNode, pair: number, isAlone = false): Promise<void> {
  const panel = shownPanel(frame);
  if (!panel || panel.querySelector('.ref-code')) return;
  const texts = await samplesOf(frame, pair);
  const language = languageOf(panel);
  // The reader's own values may have been written meanwhile.
  if (!panel.querySelector('.ref-code')) showTexts(frame, isAlone ? { [language]: texts[language] ?? '' } : texts);
}
