import { escapeMarkup, type Html } from 'openapi-toolkit';
import type { Portal } from '../../../content/portal';
import { siteUrl } from '../../../lib/basePath';
import { buildMonth } from '../../../lib/environment';
import type { ApiChanges, ListedRelease } from '../../../reference/history/writeChanges';
import { changelogPart, type Item } from './data';

/** Characters that XML 1.0 cannot represent. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escapeXml = (text: string): string => escapeMarkup(text.replace(FORBIDDEN, ''));

interface FeedEntry {
  id: string;
  url: string;
  title: string;
  html: Html;
  /** RFC 3339. */
  date: string;
}

/** A feed of one API, or of all. */
export interface Feed {
  title: string;
  /** URL of the page that the feed describes. */
  home: string;
  folder: string;
  entries: FeedEntry[];
}

type Content = Pick<Portal, 'site' | 'guides'>;

const changelog = ({ site, guides }: Content, anchor: string) =>
  `${siteUrl(site)}${guides.changelog ?? '/'}${anchor && `#${anchor}`}`;
/** A version without a date gets the month of the build. */
const moment = (date: string) =>
  date ? `${date}T00:00:00Z` : buildMonth(process.env).toISOString().replace('.000Z', 'Z');

const absolute = (html: Html, { site }: Content): Html => html.replaceAll('href="/', `href="${siteUrl(site)}/`);

// HTML needs the same characters escaped as XML.
const operationHtml = ({ title, href }: Item['operations'][number]): Html =>
  href ? `<a href="${escapeXml(href)}">${escapeXml(title)}</a>` : escapeXml(title);

const htmlOf = ({ severity, text, migration, operations }: Item, content: Content): Html =>
  absolute(
    [
      `<p>${text} (${severity})</p>`,
      migration && `<p>What to do: ${migration}</p>`,
      operations.length > 0 && `<p>Operations: ${operations.map(operationHtml).join(', ')}</p>`,
    ]
      .filter(Boolean)
      .join('\n'),
    content,
  );

function entriesOf(apiChanges: ApiChanges, release: ListedRelease, content: Content): FeedEntry[] {
  const { api, title } = apiChanges;
  const part = changelogPart(apiChanges, release);
  const entry = (id: string, anchor: string) => ({
    id: `urn:contract:${api}:${id}`,
    url: changelog(content, anchor),
    date: moment(release.date),
  });
  const name = `${title} ${release.version}`;
  const whole = { ...entry(release.version, part.id), title: name, html: `<p>${absolute(part.summary, content)}</p>` };
  const items = part.items.map((item) => ({
    ...entry(item.id, item.id),
    title: `${name}: ${item.name}`,
    html: htmlOf(item, content),
  }));
  return [whole, ...items];
}

/** Returns the feed of all APIs, and one for each API. */
export function feedsOf(all: readonly ApiChanges[], content: Content): Feed[] {
  const { site } = content;
  const of = (some: readonly ApiChanges[]) =>
    some
      .flatMap((apiChanges) => apiChanges.releases.flatMap((release) => entriesOf(apiChanges, release, content)))
      .sort((a, b) => b.date.localeCompare(a.date));
  return [
    { title: `${site.title}: changes`, home: changelog(content, ''), folder: '/changes', entries: of(all) },
    ...all.map((apiChanges) => ({
      title: `${site.title}: changes of the ${apiChanges.title}`,
      home: siteUrl(site) + apiChanges.route,
      folder: `/changes/${apiChanges.api}`,
      entries: of([apiChanges]),
    })),
  ];
}

/** Formats a feed as Atom (RFC 4287). Its id is a URI, also on a site without an address. */
export function atomOf({ title, home, folder, entries }: Feed, { site }: Content): string {
  const self = `${siteUrl(site)}${folder}/atom.xml`;
  const id = site.url ? self : `urn:contract:${site.slug}:${folder.slice(1).replaceAll('/', ':')}`;
  const items = entries.map(
    (entry) => `  <entry>
    <id>${escapeXml(entry.id)}</id>
    <title>${escapeXml(entry.title)}</title>
    <link href="${escapeXml(entry.url)}"/>
    <updated>${entry.date}</updated>
    <content type="html">${escapeXml(entry.html)}</content>
  </entry>
`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${escapeXml(id)}</id>
  <title>${escapeXml(title)}</title>
  <link href="${escapeXml(home)}"/>
  <link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
  <updated>${entries[0]?.date ?? moment('1970-01-01')}</updated>
  <author><name>${escapeXml(site.title)}</name></author>
${items.join('')}</feed>
`;
}
