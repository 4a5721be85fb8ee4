import Ajv2020 from 'ajv/dist/2020';
import { clientApi } from '../../packages/docusaurus-preset-portal/src/clients/clientApi';
import { readContracts } from '../../packages/docusaurus-preset-portal/src/reference/generate/contracts.fixture';
import { random } from '../sandbox/random';
import { seed } from '../support/seed';
import type { Case } from './cases';

/** A response that differs from a good one in one value. */
export interface Mutation {
  one: Case;
  name: string;
  text: string;
  /** True if all types are those of the contract and nothing required is missing. */
  isValid: boolean;
}

type Holder = Record<string, unknown>;

const VALUES: readonly unknown[] = [null, {}, [], 'text', 0.5, 7, true];

/** Returns every place in a value: its holder, the key there, and its JSON pointer. */
function placesIn(holder: Holder, at = ''): [Holder, string, string][] {
  return Object.entries(holder).flatMap(([key, value]): [Holder, string, string][] => [
    [holder, key, `${at}/${key}`],
    ...(typeof value === 'object' && value !== null ? placesIn(value as Holder, `${at}/${key}`) : []),
  ]);
}

/** Keywords by which a client does not check: later versions of the API add fields and values. */
const UNCHECKED = /^(additionalProperties|enum|const|pattern|format|uniqueItems|(min|max)\w+|minimum|maximum)$/;

/** Returns the check of a success response by the contract: only of types and of what is required. */
async function checks(): Promise<Map<string, (value: unknown) => boolean>> {
  const found = new Map<string, (value: unknown) => boolean>();
  const isChecked = (key: string, value: unknown) =>
    !UNCHECKED.test(key) || (typeof value === 'object' && !Array.isArray(value));
  for (const source of await readContracts()) {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const document = JSON.stringify(source.document, (key, value) => (isChecked(key, value) ? value : undefined));
    ajv.addSchema(JSON.parse(document), 'contract');
    for (const { name, response } of clientApi(source).operations) {
      if (response === undefined) continue;
      const validate = ajv.compile(JSON.parse(JSON.stringify(response).replaceAll('"#/', '"contract#/')));
      found.set(`${source.ref.id} ${name}`, (value) => validate(value) === true);
    }
  }
  return found;
}

/** Makes mutations of good responses, in turn. */
export async function mutationsOf(good: { one: Case; value: unknown }[], count: number): Promise<Mutation[]> {
  const isValidFor = await checks();
  const { one: pick } = random(seed);
  return Array.from({ length: count }, (_, index) => {
    const { one, value } = good[index % good.length] as { one: Case; value: unknown };
    const copy = structuredClone(value) as Holder;
    const [holder, key, at] = pick(placesIn(copy));
    const change = pick(['replace', 'replace', 'remove', 'add']);
    const replacement = pick(VALUES);
    if (change === 'add' && !Array.isArray(holder)) holder.unknown = replacement;
    else if (change === 'remove' && !Array.isArray(holder)) delete holder[key];
    else holder[key] = replacement;
    const isValid = isValidFor.get(`${one.line.api} ${one.line.operation}`)?.(copy) === true;
    const text = JSON.stringify(copy);
    return { one, text, isValid, name: `${one.name}: ${change} ${at} ${JSON.stringify(replacement)}` };
  });
}
