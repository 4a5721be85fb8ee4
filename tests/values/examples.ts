import { readFileSync } from 'node:fs';
import { isOperation, readPages } from 'docusaurus-preset-portal/node';
import filter from 'lodash/filter';
import { schemaNodes } from 'openapi-toolkit';
import { listFilesSync } from 'openapi-toolkit/node';
import { portal } from '../support/portal';

/** A property of a contract with its example, and the attribute it equals. */
export interface ShownExample {
  attribute: string;
  where: string;
  value: unknown;
}

/** Returns the examples of every property that equals an attribute. */
export async function propertyExamples(): Promise<ShownExample[]> {
  const pages = (await readPages(portal)).filter(isOperation);
  return pages.flatMap(({ permalink, operation }) =>
    operation.responses
      .flatMap(({ media }) => media.flatMap(({ schema }) => schemaNodes(schema)))
      .flatMap(({ facts = [], anchor, examples }) =>
        filter(facts, 'ofUse').flatMap(({ text: attribute }) =>
          examples.map((example) => ({
            attribute,
            where: `${permalink}#${anchor}`,
            value: JSON.parse(example) as unknown,
          })),
        ),
      ),
  );
}

/** Patterns of the identifiers of the invented world. */
export const IDENTIFIERS =
  /\b(?:0990\d{4}|99900\d{4}|999000\d{4}|99999999999999\d\d|QQ\d{3,5}|XXXTEST\d+|00000000-0000-4000-8000-\d{12})\b/g;

/** Returns every identifier of the invented world in guides and their data, with its file. */
export function identifiersInGuides(): { file: string; identifier: string }[] {
  const files = listFilesSync('docs')
    .filter((name) => /\.(mdx?|json)$/.test(name) && !name.startsWith('api/'))
    .map((name) => `docs/${name}`);
  return files.flatMap((file) =>
    [...new Set(readFileSync(file, 'utf8').match(IDENTIFIERS) ?? [])].map((identifier) => ({ file, identifier })),
  );
}

/** Identifiers that do not exist in the world, for error responses. */
export const UNKNOWN = ['9999999999999999'];

/** Returns every primitive value in a value. */
export function* valuesIn(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) yield value;
  else for (const inner of Object.values(value)) yield* valuesIn(inner);
}
