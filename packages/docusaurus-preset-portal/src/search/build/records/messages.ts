import { attempt, isMap, type OperationPage } from 'openapi-toolkit';
import type { Site } from '../../../content/site';
import { problemHref, problemIdIn } from '../../../terms/problems';
import type { Message } from '../../engine/records';

/** A text that more pages have is explained by the section of its problem type. */
const MAX_PAGES = 3;

/** Values of an error that are sentences, not codes or addresses. */
const isSentence = (value: unknown): value is string => typeof value === 'string' && /\S\s+\S+\s+\S/.test(value.trim());

/** Returns the object of an example; an empty one for any other example. */
export function objectIn(example: string): Record<string, unknown> {
  const value: unknown = attempt(() => JSON.parse(example), undefined);
  return isMap(value) ? value : {};
}

/** Returns the sentences in the examples of errors, as responses have them, with the place that explains each. */
export function errorMessages(pages: readonly OperationPage[], content: Pick<Site, 'guides'>): Message[] {
  const found = new Map<string, { places: Map<string, Message>; type: unknown; name: string }>();
  for (const { permalink, operation } of pages)
    for (const { status, anchor, media } of operation.responses.filter(({ status }) => !status.startsWith('2')))
      for (const example of media.flatMap(({ examples }) => examples).map(({ text }) => objectIn(text)))
        for (const title of Object.values(example).filter(isSentence)) {
          const name = `${status} ${example.title ?? ''}`.trim();
          const text = found.get(title) ?? { places: new Map(), type: example.type, name };
          const where = `${operation.title} › ${status}`;
          text.places.set(permalink, { kind: 'field', title, where, href: `${permalink}#${anchor}` });
          found.set(title, text);
        }
  return [...found].flatMap(([title, { places, type, name }]) => {
    const id = problemIdIn(content, type);
    return id && places.size > MAX_PAGES
      ? [{ kind: 'guide' as const, title, where: `Errors › ${name}`, href: problemHref(content, id) }]
      : [...places.values()].slice(0, MAX_PAGES);
  });
}
