import { codeLists } from 'docusaurus-preset-portal/content';
import type { OperationPage } from '../../../openapi/model';
import { schemaNodes, schemasOf } from '../../../openapi/walk';
import { listHref } from '../../../terms/codeAddress';
import { identifierHref, identifierName } from '../../../terms/identifiers';
import { problemHref, problemIdIn } from '../../../terms/problems';
import { registerCodes, registerHref, registerName } from '../../../terms/registers';
import { joinNames } from '../../engine/names';
import type { SourceRecord } from '../SourceRecord';
import type { SynonymLookup } from '../synonyms';
import { objectIn } from './messages';

/** An error, identifier, register or code list that a section of a guide describes. */
interface Topic {
  href: string;
  /** Names besides the heading of the section. */
  label: string;
  weight: number;
}

function* errorTopics(pages: readonly OperationPage[]): Generator<Topic & { id: string }> {
  const seen = new Set<string>();
  for (const { operation } of pages) {
    for (const { media } of operation.responses) {
      for (const { text } of media.flatMap(({ examples }) => examples)) {
        const { type, title, status } = objectIn(text);
        const id = problemIdIn(type);
        if (!id || seen.has(id)) continue;
        seen.add(id);
        yield { id, href: problemHref(id), label: `${title} · ${status} · ${id}`, weight: 1.1 };
      }
    }
  }
}

function* identifierTopics(pages: readonly OperationPage[]): Generator<Topic> {
  const nodes = pages.flatMap(({ operation }) => schemasOf(operation)).flatMap(({ schema }) => schemaNodes(schema));
  for (const id of new Set(nodes.flatMap(({ identifier }) => identifier ?? []))) {
    const href = identifierHref(id);
    if (href) yield { href, label: identifierName(id), weight: 1 };
  }
}

function* registerTopics(): Generator<Topic> {
  for (const code of registerCodes) {
    yield { href: registerHref(code) as string, label: `${code} · ${registerName(code)}`, weight: 1.1 };
  }
}

function* codeListTopics(): Generator<Topic> {
  for (const list of codeLists) {
    const { title, fields, attributes } = list;
    yield { href: listHref(list), label: joinNames([title.da ?? undefined, ...fields, ...attributes]), weight: 1.1 };
  }
}

/** Adds the names of errors, identifiers, registers and code lists to the sections that describe them. */
export function nameTopics(
  guides: readonly SourceRecord[],
  pages: readonly OperationPage[],
  synonyms: SynonymLookup,
): SourceRecord[] {
  const topics = new Map<string, Topic>();
  for (const topic of [...errorTopics(pages), ...identifierTopics(pages), ...registerTopics(), ...codeListTopics()])
    topics.set(topic.href, topic);
  return guides.map((guide) => {
    const topic = topics.get(guide.href);
    if (!topic) return guide;
    const { label, weight } = topic;
    const displayedLabel = label === guide.title ? {} : { label };
    return { ...guide, ...displayedLabel, weight, otherNames: joinNames([guide.otherNames, synonyms.of(label)]) };
  });
}
