import { isOperation, readPages } from 'docusaurus-preset-portal/node';
import { type OperationPage, schemaNodes, schemasOf } from 'openapi-toolkit';
import { portal } from '#site/portal';
import type { Entity, Translations } from '../../../attribute-translations';

/** An operation that returns attributes of an entity. */
export interface ReturningOperation {
  /** API id and slug: `data/attributes-by-address`. */
  id: string;
  title: string;
  href: string;
}

const KEY = 'attribute-key';

/** True if the parameters or the body of an operation select attributes. */
const asksForAttributes = ({ operation }: OperationPage): boolean =>
  schemasOf(operation)
    .filter(({ location }) => !location.startsWith('response'))
    .some(({ schema }) => schemaNodes(schema).some(({ identifier }) => identifier === KEY));

/** Returns the attribute keys in a response: the names in an `attributes` object, and the value of `feature`. */
function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name === 'attributes' && typeof inner === 'object' && inner !== null) return Object.keys(inner);
    return name === 'feature' && typeof inner === 'string' ? [inner] : keysIn(inner);
  });
}

function entitiesOf({ operation }: OperationPage, { byKey }: Pick<Translations, 'byKey'>): Set<Entity> {
  const bodies = operation.responses
    .filter(({ status }) => status.startsWith('2'))
    .flatMap(({ media }) => media.flatMap(({ examples }) => examples))
    .filter(({ language }) => language === 'json');
  const keys = bodies.flatMap(({ text }) => keysIn(JSON.parse(text)));
  return new Set(keys.map((key) => byKey.get(key)?.entity).filter((entity) => entity !== undefined));
}

/**
 * Returns the operations that return attributes, by entity. Read from the contracts: an operation that takes attribute
 * keys returns the keys in its examples.
 */
export async function returnedBy(
  translations: Pick<Translations, 'byKey'>,
): Promise<Record<Entity, ReturningOperation[]>> {
  const found: Record<Entity, ReturningOperation[]> = { address: [], company: [] };
  for (const page of await readPages(portal)) {
    if (!isOperation(page) || !asksForAttributes(page)) continue;
    const { permalink, api, operation } = page;
    for (const entity of entitiesOf(page, translations))
      found[entity].push({
        id: `${api.id}/${permalink.slice(api.route.length + 1)}`,
        title: operation.title,
        href: permalink,
      });
  }
  return found;
}
