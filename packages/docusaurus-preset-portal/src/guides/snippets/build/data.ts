import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sandbox } from 'docusaurus-preset-portal/content';
import { DanglingReference, danglingReference } from '../../../lib/danglingReferences';
import { paths } from '../../../lib/paths';
import { ownerOf } from '../../../openapi/applyBranding';
import type { Html, Operation, Sample, Server } from '../../../openapi/model';
import { withRequired } from '../../../reference/builder/form/link';
import { formRequest } from '../../../reference/builder/form/request';
import { formFile, type OperationForm } from '../../../reference/builder/form/types';
import { highlight } from '../../../reference/highlight';
import { readOperationPage } from '../../../reference/readPages';
import { createSamples } from '../../../reference/samples';
import { isClientLanguage } from '../../../reference/samples/languages';
import { about } from '../../../sandbox/about';

/**
 * Returns samples of an operation (`api/operation`) with other values than the contract's examples, as a query string:
 * `addressId=…&limit=10`.
 *
 * @throws DanglingReference if the operation lacks one of the parameters.
 */
export async function samplesWith(operation: string, text: string): Promise<Sample[]> {
  const form = JSON.parse(await readFile(path.join(paths.static, formFile(operation)), 'utf8')) as OperationForm;
  const values = Object.fromEntries(new URLSearchParams(text));
  const keys = form.parameters.map(({ key }) => key);
  const unknown = Object.keys(values).find((name) => !keys.includes(name));
  if (unknown !== undefined) throw danglingReference(operation, 'parameter', unknown, keys);
  return createSamples(formRequest(form, withRequired(form, values)));
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
  const { operation, permalink, ...page } = await readOperationPage(attributes.operation);
  if (page.samples.length === 0) throw new DanglingReference(`${attributes.operation} has no samples.`);
  const all = attributes.with ? await samplesWith(attributes.operation ?? '', attributes.with) : page.samples;
  const samples = all.filter(({ language }) => !isClientLanguage(language));
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
