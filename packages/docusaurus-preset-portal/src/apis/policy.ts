import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { attribute, type Element, type HtmlPage, parseHtml, textOf } from '../lib/html';
import { listFiles } from '../lib/listFiles';
import { UserError } from '../lib/UserError';
import { policyHash } from '../plugins/security/policy/hash';
import { isInlineScript } from '../plugins/security/policy/inline';
import { policyPlace, protectedHtml } from '../plugins/security/policy/policyPlace';
import { TEMPLATE } from '../plugins/security/policy/templateScripts';

/** Returns the sources in the content policy of what an element runs, each with its text. */
function codeOf(element: Element): [source: string, text: string][] {
  const src = attribute(element, 'src');
  const handlers = element.attrs.filter(({ name }) => name.startsWith('on'));
  // No hash allows a handler.
  const all = handlers.map(({ name, value }): [string, string] => ['', `${name}="${value}"`]);
  if (isInlineScript(element)) all.push([`'${policyHash(textOf(element))}'`, textOf(element)]);
  if (element.tagName === 'script' && src !== undefined)
    all.push([/^(?:https?:)?\/\//.test(src) ? new URL(src, 'https://localhost').origin : "'self'", src]);
  return all;
}

/** The script that Docusaurus puts into the home page alone. */
const BANNER = '__docusaurus-base-url-issue-banner';

/** True for pages of Docusaurus: others come from the folder `static` of the site, and stay as they are. */
const isPage = ({ elements }: HtmlPage): boolean =>
  elements.some(
    (element) => attribute(element, 'name') === 'generator' && /^Docusaurus/.test(attribute(element, 'content') ?? ''),
  );

/**
 * Writes a content policy into all pages: scripts are files of the site, and those that every page has. The page that has
 * no content shows which: configuration and theme put them there.
 *
 * @throws UserError that names the pages with other scripts.
 */
export async function writePolicy(outDir: string): Promise<void> {
  const textAt = (name: string) => readFile(path.join(outDir, name), 'utf8');
  const read = async (name: string) => parseHtml(name, await textAt(name));
  const template = (await read(TEMPLATE)).elements.flatMap(codeOf);
  const home = await read('index.html').catch(() => undefined);
  const banner = home?.elements.flatMap(codeOf).filter(([, text]) => text.includes(BANNER)) ?? [];
  const sources = new Set(["'self'", ...[...template, ...banner].map(([source]) => source)]);
  sources.delete('');
  const places = new Map<string, number>();
  const faults: string[] = [];
  for (const name of await listFiles(outDir)) {
    if (!name.endsWith('.html')) continue;
    const page = await read(name);
    if (!isPage(page)) continue;
    const others = page.elements.flatMap(codeOf).filter(([source]) => !sources.has(source));
    faults.push(...others.map(([, text]) => `${name}: ${text.slice(0, 200)}`));
    places.set(name, policyPlace(page));
  }
  if (faults.length > 0)
    throw new UserError(
      `docusaurus-preset-portal: policy: these pages have scripts that not every page has.\n${faults.join('\n')}\n` +
        'Move each to a file of the site, or name it in "scripts" or "headTags" of docusaurus.config.ts.',
    );
  const policy = `script-src ${[...sources].join(' ')}; object-src 'none'; base-uri 'self'`;
  for (const [name, place] of places)
    await writeFile(path.join(outDir, name), protectedHtml(await textAt(name), place, policy));
}
