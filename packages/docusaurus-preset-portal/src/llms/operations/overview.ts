import { type OverviewPage, type Server, sentMethod } from 'openapi-toolkit';
import { identifierName } from '../../terms/identifiers';
import { blockOf, lineOf } from '../markdown/fromHtml';
import { code, escapeInline, link, table } from '../markdown/toMarkdown';
import { securityOf } from './request';
import { joined, notesOf, section, type Terms, type Writing } from './writing';

type Links = Pick<Writing, 'content' | 'linkTo'>;

const operationsOf = ({ groups }: OverviewPage, links: Links): string =>
  section(
    '## Operations',
    groups.map(({ tag, section: above, level = 0, description, notes, operations }) =>
      joined(
        `###${'#'.repeat(Math.min(level, 3))} ${above ? `${escapeInline(above)}: ` : ''}${escapeInline(tag)}`,
        blockOf(links, description),
        notesOf(notes),
        table(
          ['Call', 'Operation', 'What it returns'],
          operations.map(({ title, href, method, path, lead, deprecated, badges = [], isWebhook }) => [
            isWebhook ? `${code(sentMethod(method))} to you: ${code(path)}` : code(`${sentMethod(method)} ${path}`),
            `${link(escapeInline(title), links.linkTo(href))}${[...(deprecated ? ['deprecated'] : []), ...badges].map((mark) => ` (${escapeInline(mark)})`).join('')}`,
            escapeInline(lead),
          ]),
        ),
      ),
    ),
  );

/** Describes a call that takes an identifier, on one line. */
export const callLine = (
  { title, href, method, path, parameter, why }: OverviewPage['identifiers'][number]['operations'][number],
  linkTo: Links['linkTo'],
): string =>
  `${code(`${sentMethod(method)} ${path}`)}, ${link(escapeInline(title), linkTo(href))}, with ${code(parameter)}. ${escapeInline(why)}`;

const identifiersOf = ({ identifiers }: OverviewPage, { content, linkTo }: Links): string =>
  section(
    '## I have …',
    identifiers
      .flatMap(({ identifier, operations }) =>
        operations.map((call) => `- ${escapeInline(identifierName(content, identifier))}: ${callLine(call, linkTo)}`),
      )
      .join('\n'),
  );

const typesOf = ({ types }: OverviewPage, { linkTo }: Links): string =>
  section(
    '## Shared types',
    types
      .map(({ name, title, operations }) => {
        const uses = operations
          .map((operation) => link(escapeInline(operation.title), linkTo(operation.href)))
          .join(', ');
        return `- ${code(name)}${title ? `, ${escapeInline(title)}` : ''}: ${uses}`;
      })
      .join('\n'),
  );

/** Lists servers with their variables, as a section. */
export const serversOf = (servers: readonly Server[], links: Pick<Links, 'linkTo'>): string =>
  section(
    '## Base URL',
    servers.map(({ url, description, variables }) =>
      joined(
        `${code(url)} ${lineOf(links, description)}`.trim(),
        variables
          .map((variable) =>
            [
              `- ${code(variable.name)} default ${code(variable.default)}`,
              variable.enum.length > 0 && `one of ${variable.enum.map(code).join(', ')}`,
              lineOf(links, variable.description),
            ]
              .filter(Boolean)
              .join(', '),
          )
          .join('\n'),
      ),
    ),
  );

const named = ({ name, url }: { name: string; url?: string }): string =>
  url ? link(escapeInline(name), url) : escapeInline(name);

/** Returns the overview page of an API as Markdown, below its front matter. */
export function overviewMarkdown(page: OverviewPage, linkTo: (href: string) => string, content: Terms): string {
  const links: Links = { content, linkTo };
  const { api, summary, description, audience, contact, license } = page;
  return joined(
    `# ${escapeInline(api.title)}`,
    `Version ${escapeInline(api.version)}.${summary ? ` ${escapeInline(summary)}` : ''}`,
    blockOf(links, description),
    section('## For whom', blockOf(links, audience)),
    serversOf(page.servers, links),
    section('## Authentication', securityOf(page.security, links)),
    operationsOf(page, links),
    identifiersOf(page, links),
    typesOf(page, links),
    section(
      '## Downloads',
      page.downloads.map(({ label, href }) => `- ${link(escapeInline(label), linkTo(href))}`).join('\n'),
    ),
    section(
      '## Changes',
      page.changes
        .map(({ version, date, summary: what }) => `- ${escapeInline(version)}, ${date}: ${lineOf(links, what)}`)
        .join('\n'),
    ),
    contact && `Contact: ${named(contact)}`,
    notesOf(page.facts),
    license && `Licence: ${named(license)}`,
  );
}
