import { objectIn, type Topic } from 'docusaurus-preset-portal/node';
import { joinNames, problemHref, problemIdIn } from 'docusaurus-preset-portal/terms';
import { type OperationPage, schemaNodes, schemasOf } from 'openapi-toolkit';
import { guides } from '#site';
import { identifierHref, listHref, registerHref } from '#site/addresses';
import { codeLists } from '#vocabulary/codeLists';
import { identifierOf } from '#vocabulary/identifiers';
import { registerName, registers } from '#vocabulary/registers';

function* errorTopics(pages: readonly OperationPage[]): Generator<Topic> {
  const seen = new Set<string>();
  for (const { operation } of pages) {
    for (const { media } of operation.responses) {
      for (const { text } of media.flatMap(({ examples }) => examples)) {
        const { type, title, status } = objectIn(text);
        const id = problemIdIn({ guides }, type);
        if (!id || seen.has(id)) continue;
        seen.add(id);
        yield { href: problemHref({ guides }, id), label: `${title} · ${status} · ${id}`, weight: 1.1 };
      }
    }
  }
}

function* identifierTopics(pages: readonly OperationPage[]): Generator<Topic> {
  const nodes = pages.flatMap(({ operation }) => schemasOf(operation)).flatMap(({ schema }) => schemaNodes(schema));
  for (const id of new Set(nodes.flatMap(({ identifier }) => identifier ?? []))) {
    const href = identifierHref(id);
    if (href) yield { href, label: identifierOf(id).name, weight: 1 };
  }
}

function* registerTopics(): Generator<Topic> {
  for (const code of Object.keys(registers)) {
    yield {
      href: registerHref(code) as string,
      label: `${code} · ${registerName(code)}`,
      weight: 1.1,
    };
  }
}

function* codeListTopics(): Generator<Topic> {
  for (const list of codeLists) {
    const { title, fields, attributes } = list;
    yield {
      href: listHref(list),
      label: joinNames([title.da ?? undefined, ...fields, ...attributes]),
      weight: 1.1,
    };
  }
}

/** Returns the errors, identifiers, registers and code lists that guides describe. */
export const topicsOf = (pages: readonly OperationPage[]): Topic[] => [
  ...errorTopics(pages),
  ...identifierTopics(pages),
  ...registerTopics(),
  ...codeListTopics(),
];
