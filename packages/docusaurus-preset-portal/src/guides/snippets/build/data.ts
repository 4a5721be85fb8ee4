import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type EnumValue,
  type Html,
  type Operation,
  type Sample,
  type Server,
  schemaNodes,
  schemasOf,
} from 'openapi-toolkit';
import { createSamples, isClientLanguage } from 'openapi-toolkit/samples';
import type { Portal } from '../../../content/portal';
import { aboutOf } from '../../../content/sandbox';
import { DanglingReference, danglingReference } from '../../../lib/danglingReferences';
import { ownerOf } from '../../../reference/applyBranding';
import { withRequired } from '../../../reference/builder/form/link';
import { formRequest } from '../../../reference/builder/form/request';
import { formFile, type OperationForm } from '../../../reference/builder/form/types';
import { highlight } from '../../../reference/highlight';
import { readOperationPage } from '../../../reference/readPages';

/** Reads the inputs of an operation (`api/operation`). */
export const readForm = async ({ paths }: Portal, operation: string): Promise<OperationForm> =>
  JSON.parse(await readFile(path.join(paths.static, formFile(operation)), 'utf8'));

/** Returns samples of an operation with other values, as a query string: `limit=10`. Throws a DanglingReference for unknown names. */
export async function samplesWith(portal: Portal, operation: string, text: string): Promise<Sample[]> {
  const form = await readForm(portal, operation);
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
  /** Environment variables that the samples read. */
  variables?: readonly string[];
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
function sentTo(
  { language, label, text }: Sample,
  portal: Portal,
  host?: string,
): RequestSampleData['samples'][number] {
  if (host === undefined) return { language, label, html: highlight(text, language) };
  if (host !== 'sandbox' || !portal.sandbox)
    throw new Error(`no host "${host}". ${portal.sandbox ? 'Write host="sandbox".' : 'Leave the attribute out.'}`);
  const local = text.replaceAll(ownerOf(portal, process.env).apiBaseUrl, aboutOf(portal).origin);
  return { language, label, html: highlight(local, language) };
}

/** Returns the samples of `operation`, `with="addressId=…"` for other values, `host="sandbox"` to send it there. */
export async function requestSampleData(attributes: Attributes, portal: Portal): Promise<RequestSampleData> {
  refuseOthers(attributes, ['operation', 'with', 'host']);
  const { operation, permalink, ...page } = await readOperationPage(portal, attributes.operation);
  if (page.samples.length === 0) throw new DanglingReference(`${attributes.operation} has no samples.`);
  const all = attributes.with ? await samplesWith(portal, attributes.operation ?? '', attributes.with) : page.samples;
  const samples = all.filter(({ language }) => !isClientLanguage(language));
  return {
    of: nameOf(operation, permalink),
    samples: samples.map((sample) => sentTo(sample, portal, attributes.host)),
    servers: attributes.host ? [] : operation.servers,
    variables: samples[0]?.variables,
    allLanguages: page.samplesFile && `${page.samplesFile}.txt`,
  };
}

/** Returns one example body of `operation`: of the first `status`, and the first `example`, unless they are named. */
export async function responseExampleData(attributes: Attributes, portal: Portal): Promise<ResponseExampleData> {
  refuseOthers(attributes, ['operation', 'status', 'example']);
  const name = attributes.operation ?? '';
  const { operation, permalink } = await readOperationPage(portal, name);
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

export interface EnumTableData {
  values: EnumValue[];
}

/** Returns the values of the `property` (`items[].type`) in the response of `operation`. */
export async function enumTableData(attributes: Attributes, portal: Portal): Promise<EnumTableData> {
  const { operation, property = '' } = attributes;
  const page = await readOperationPage(portal, operation);
  const nodes = schemasOf(page.operation).flatMap(({ location, schema }) =>
    location === 'response' ? schemaNodes(schema) : [],
  );
  const listed = nodes.filter((field) => field.enum.length > 0);
  const node = listed.find((field) => field.path === property);
  if (!node)
    throw danglingReference(
      operation ?? '',
      'list of values',
      property,
      listed.map((field) => field.path),
    );
  return { values: node.enum };
}
