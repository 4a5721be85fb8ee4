import type { Html, Operation, Sample } from '../../openapi/model';
import { readOperation } from '../../reference/readPages';
import { samplesWith } from './otherValues';

type Attributes = Record<string, string>;

export interface SnippetOf {
  title: string;
  href: string;
  method: string;
  path: string;
}

export interface RequestSampleData {
  of: SnippetOf;
  samples: Pick<Sample, 'language' | 'label' | 'html'>[];
}

export interface ResponseExampleData {
  of: SnippetOf;
  status: string;
  reason: string;
  summary?: string;
  html: Html;
}

const nameOf = ({ title, method, path }: Operation, href: string): SnippetOf => ({ title, href, method, path });

function pick<T>(list: readonly T[], key: (item: T) => string, wanted: string | undefined, what: string): T {
  const found = wanted === undefined ? list[0] : list.find((item) => key(item) === wanted);
  if (found !== undefined) return found;
  throw new Error(`has no ${what} "${wanted ?? ''}"; there is: ${list.map(key).join(', ') || 'none'}`);
}

function refuseOthers(attributes: Attributes, known: string[]): void {
  const other = Object.keys(attributes).find((name) => !known.includes(name));
  if (other) throw new Error(`does not take "${other}"; it takes ${known.join(', ')}`);
}

/**
 * The request of an operation in every sample language. Attributes: `operation="data/person"`;
 * `with="addressId=…"` for other values than the contract's examples, see `samplesWith`.
 */
export async function requestSampleData(attributes: Attributes): Promise<RequestSampleData> {
  refuseOthers(attributes, ['operation', 'with']);
  const { api, operation, permalink, ...page } = await readOperation(attributes.operation);
  const samples = attributes.with ? await samplesWith(api.id, operation, attributes.with) : page.samples;
  if (samples.length === 0) throw new Error(`has no samples for ${attributes.operation}`);
  return {
    of: nameOf(operation, permalink),
    samples: samples.map(({ language, label, html }) => ({ language, label, html })),
  };
}

/**
 * One example body of an answer. Attributes: `operation`; `status` (else the first of the contract);
 * `example`, by its name in the contract (else the first).
 */
export async function responseExampleData(attributes: Attributes): Promise<ResponseExampleData> {
  refuseOthers(attributes, ['operation', 'status', 'example']);
  const { operation, permalink } = await readOperation(attributes.operation);
  const response = pick(operation.responses, ({ status }) => status, attributes.status, 'status');
  const examples = response.media.flatMap((media) => media.examples);
  const { summary, html = '', anchor } = pick(examples, ({ name }) => name, attributes.example, 'example');
  const { status, reason } = response;
  return { of: nameOf(operation, `${permalink}#${anchor}`), status, reason, summary, html };
}
