import { readFileSync } from 'node:fs';
import { listFilesSync } from '../../src/lib/listFiles';
import { schemaNodes } from '../../src/openapi/walk';
import { isOperation, readPages } from '../../src/reference/readPages';

/** What a property of a contract shows as its example, and the attribute it equals. */
export interface ShownExample {
  attribute: string;
  where: string;
  value: unknown;
}

/** The examples of every property that equals an attribute. */
export async function propertyExamples(): Promise<ShownExample[]> {
  const pages = (await readPages()).filter(isOperation);
  return pages.flatMap(({ permalink, operation }) =>
    operation.responses
      .flatMap(({ media }) => media.flatMap(({ schema }) => schemaNodes(schema)))
      .flatMap(({ attributes = [], anchor, examples }) =>
        attributes.flatMap((attribute) =>
          examples.map((text) => ({ attribute, where: `${permalink}#${anchor}`, value: JSON.parse(text) as unknown })),
        ),
      ),
  );
}

/** Identifiers of the invented world, by how they look. */
const IDENTIFIERS =
  /\b(?:0990\d{4}|99900\d{4}|999000\d{4}|99999999999999\d\d|QQ\d{3,5}|XXXTEST\d+|00000000-0000-4000-8000-\d{12})\b/g;

/** Every identifier of the invented world in guides and the data behind them, with its file. */
export function identifiersInGuides(): { file: string; identifier: string }[] {
  const files = listFilesSync('docs')
    .filter((name) => /\.(mdx?|json)$/.test(name) && !name.startsWith('api/'))
    .map((name) => `docs/${name}`);
  return files.flatMap((file) =>
    [...new Set(readFileSync(file, 'utf8').match(IDENTIFIERS) ?? [])].map((identifier) => ({ file, identifier })),
  );
}

/** Identifiers nobody has, for what the API says then. */
export const UNKNOWN = ['9999999999999999'];

/** Every value in a value that is no object and no array. */
export function* valuesIn(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) yield value;
  else for (const inner of Object.values(value)) yield* valuesIn(inner);
}
