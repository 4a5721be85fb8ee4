import { apis, sandbox } from 'docusaurus-preset-portal/content';
import { DanglingReference, danglingReference } from '../../../lib/danglingReferences';
import { ownerOf } from '../../../openapi/applyBranding';
import type { Html, Operation, Parameter, Sample, Server } from '../../../openapi/model';
import { readGenerated } from '../../../reference/generate/readApi';
import { writeSamples } from '../../../reference/generate/samples';
import { highlight } from '../../../reference/highlight';
import { readOperationPage } from '../../../reference/readPages';
import { isClientLanguage } from '../../../reference/samples/languages';
import { about } from '../../../sandbox/about';

/** Parses `addressId=…&limit=10` into name and value of each parameter. */
const valuesOf = (text: string): Map<string, string> => new Map(new URLSearchParams(text));

const withValue = (parameter: Parameter, values: Map<string, string>): Parameter => {
  const value = values.get(parameter.schema.name);
  if (value === undefined) return parameter;
  return { ...parameter, schema: { ...parameter.schema, examples: [JSON.stringify(value)] } };
};

/**
 * Returns samples of an operation with other values than the contract's examples, as a query string:
 * `addressId=…&limit=10`.
 *
 * @throws DanglingReference if the operation lacks one of the parameters.
 */
export async function samplesWith(apiId: string, operation: Operation, text: string): Promise<Sample[]> {
  const values = valuesOf(text);
  const parameterNames = operation.parameters.map(({ schema }) => schema.name);
  const unknown = [...values.keys()].find((name) => !parameterNames.includes(name));
  if (unknown !== undefined) throw danglingReference(`${apiId}/${operation.id}`, 'parameter', unknown, parameterNames);
  const api = apis.find(({ id }) => id === apiId);
  const read = api && (await readGenerated(api, operation.id));
  const [found] = read?.operations ?? [];
  if (!read || !found) throw new Error(`no operation "${operation.id}" in the contract. Run "npm run generate".`);
  const parameters = found.operation.parameters.map((one) => withValue(one, values));
  const located = { ...found.located, operation: { ...found.located.operation, 'x-sample': [...values.keys()] } };
  // Without the examples of the responses, because their requests send values of their own.
  const responses = found.operation.responses.map((one) => ({
    ...one,
    media: one.media.map((media) => ({ ...media, examples: [] })),
  }));
  return writeSamples({ ...found.operation, parameters, responses }, located, read);
}

type Attributes = Record<string, string>;

export interface SnippetOf {
  title: string;
  href: string;
  method: string;
  path: string;
}

export interface RequestSampleData {
  of: SnippetOf;
  samples: (Pick<Sample, 'language' | 'label'> & { html: Html })[];
  /** Servers that can be selected; none if the page prescribes one. */
  servers: readonly Server[];
  /** Address of the request of the reference in every language. */
  allLanguages?: string;
}

export interface ResponseExampleData {
  of: SnippetOf;
  status: string;
  reason: string;
  summary?: string;
  html: Html;
  language: string;
}

const nameOf = ({ title, method, path }: Operation, href: string): SnippetOf => ({ title, href, method, path });

function pick<T>(
  of: string,
  list: readonly T[],
  key: (item: T) => string,
  wanted: string | undefined,
  kind: string,
): T {
  const found = wanted === undefined ? list[0] : list.find((item) => key(item) === wanted);
  if (found !== undefined) return found;
  throw danglingReference(of, kind, wanted ?? '', list.map(key));
}

function refuseOthers(attributes: Attributes, allowed: string[]): void {
  const other = Object.keys(attributes).find((name) => !allowed.includes(name));
  if (other) throw new Error(`"${other}" is not an attribute of this element. Attributes: ${allowed.join(', ')}`);
}

/** Returns the highlighted sample, with the host of its request replaced. */
function sentTo({ language, label, text }: Sample, host?: string): RequestSampleData['samples'][number] {
  if (host === undefined) return { language, label, html: highlight(text, language) };
  if (host !== 'sandbox' || !sandbox)
    throw new Error(`no host "${host}". ${sandbox ? 'Write host="sandbox".' : 'Leave the attribute out.'}`);
  const local = text.replaceAll(ownerOf(process.env).apiBaseUrl, about.origin);
  return { language, label, html: highlight(local, language) };
}

/** Returns the samples of `operation`, `with="addressId=…"` for other values, `host="sandbox"` to send it there. */
export async function requestSampleData(attributes: Attributes): Promise<RequestSampleData> {
  refuseOthers(attributes, ['operation', 'with', 'host']);
  const { api, operation, permalink, ...page } = await readOperationPage(attributes.operation);
  const all = attributes.with ? await samplesWith(api.id, operation, attributes.with) : page.samples;
  const samples = all.filter(({ language }) => !isClientLanguage(language));
  if (samples.length === 0) throw new DanglingReference(`${attributes.operation} has no samples.`);
  return {
    of: nameOf(operation, permalink),
    samples: samples.map((sample) => sentTo(sample, attributes.host)),
    servers: attributes.host ? [] : operation.servers,
    allLanguages: page.samplesFile && `${page.samplesFile}.txt`,
  };
}

/** Returns one example body of `operation`: of the first `status`, and the first `example`, unless they are named. */
export async function responseExampleData(attributes: Attributes): Promise<ResponseExampleData> {
  refuseOthers(attributes, ['operation', 'status', 'example']);
  const name = attributes.operation ?? '';
  const { operation, permalink } = await readOperationPage(name);
  const response = pick(name, operation.responses, ({ status }) => status, attributes.status, 'status');
  const examples = response.media.flatMap((media) => media.examples);
  const { summary, text, language, anchor } = pick(
    `${name} ${response.status}`,
    examples,
    (example) => example.name,
    attributes.example,
    'example',
  );
  const { status, reason } = response;
  const of = nameOf(operation, `${permalink}#${anchor}`);
  return { of, status, reason, summary, html: highlight(text, language), language };
}
