import { readdir, readFile } from 'node:fs/promises';
import { apis } from '../../apis';
import type { OperationPage, ReferencePage } from '../../openapi/model';
import { schemaNodes, schemasOf } from '../../openapi/walk';
import { paths } from '../../paths';
import type { Entity, Translations } from '../../translations';

/** An operation that returns attributes of an entity. */
export interface ReturningOperation {
  /** API id and slug: `data/attributes-by-address`. */
  id: string;
  title: string;
  href: string;
}

const KEY = 'attribute-key';

/** Whether the parameters or the body of an operation name attributes. */
const asksForAttributes = ({ operation }: OperationPage): boolean =>
  schemasOf(operation)
    .filter(({ place }) => !place.startsWith('response'))
    .some(({ schema }) => schemaNodes(schema).some(({ identifier }) => identifier === KEY));

/** Attribute keys an answer holds: the names in an `attributes` object, and the value of `feature`. */
function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name === 'attributes' && typeof inner === 'object' && inner !== null) return Object.keys(inner);
    return name === 'feature' && typeof inner === 'string' ? [inner] : keysIn(inner);
  });
}

function entitiesOf({ operation }: OperationPage, { byKey }: Translations): Set<Entity> {
  const answers = operation.responses
    .filter(({ status }) => status.startsWith('2'))
    .flatMap(({ media }) => media.flatMap(({ examples }) => examples))
    .filter(({ language }) => language === 'json');
  const keys = answers.flatMap(({ text }) => keysIn(JSON.parse(text)));
  return new Set(keys.map((key) => byKey.get(key)?.entity).filter((entity) => entity !== undefined));
}

/** Operations in the order of the site: by API, then by name. */
async function operationPages(): Promise<OperationPage[]> {
  const names = (await readdir(paths.pages, { recursive: true })).filter((name) => name.endsWith('.page.json'));
  const pages = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(`${paths.pages}/${name}`, 'utf8')) as ReferencePage),
  );
  const place = ({ api, permalink }: ReferencePage) => `${apis.findIndex(({ id }) => id === api.id)} ${permalink}`;
  return pages.filter((page) => page.kind === 'operation').sort((a, b) => place(a).localeCompare(place(b)));
}

/**
 * Which operations return the attributes of which entity. Read from the contracts: an operation that
 * takes attribute keys returns what its own examples return.
 */
export async function returnedBy(translations: Translations): Promise<Record<Entity, ReturningOperation[]>> {
  const found: Record<Entity, ReturningOperation[]> = { address: [], company: [] };
  for (const page of await operationPages()) {
    if (!asksForAttributes(page)) continue;
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
