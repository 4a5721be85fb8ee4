import type { Schema } from 'openapi-toolkit';
import { codeListOf } from '#vocabulary/codeLists';
import { eachValue } from '../lib/values';

/** Schemas of a code with its text. They are shared, so each use names its own code list. */
const CODED_SCHEMA = /(^|\/)(CodeValue|VehicleCode)\.yaml$/;

const isCodedSchema = ({ $ref }: Schema): boolean => typeof $ref === 'string' && CODED_SCHEMA.test($ref);
const hasCodeAndText = ({ properties = {} }: Schema): boolean =>
  'code' in properties && ('known' in properties || Object.keys(properties).join() === 'code,name');

const isCoded = (name: string, schema: Schema, leaf: boolean): boolean =>
  (leaf && (name === 'code' || /[a-z]Code$/.test(name))) ||
  hasCodeAndText(schema) ||
  (schema.anyOf ?? []).some((branch) => isCodedSchema(branch as Schema));

/** Requires `x-code-list` on each coded property, or the reason why it has no list. */
export const codeListKnown = eachValue(['Property'], ({ name, schema, leaf }) => {
  const listIds = [schema['x-code-list'] ?? []].flat();
  const unknown = listIds.filter((id) => codeListOf(String(id)) === undefined);
  if (unknown.length > 0)
    return `has x-code-list \`${unknown.join(', ')}\`, which is not in docs/_data/code-lists.json. Correct the id or add the list.`;
  if (listIds.length > 0 || schema['x-no-code-list'] || !isCoded(name, schema, leaf)) return undefined;
  return 'is a code and names no code list. Add x-code-list with an id of docs/_data/code-lists.json, or x-no-code-list with the reason.';
});
