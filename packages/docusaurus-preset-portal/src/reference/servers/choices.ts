import { type Server, serverUrl } from 'openapi-toolkit';
import type { Site } from '../../content/site';

/** Values of the two choices that any API can have. Others are identified by their address. */
export const PRODUCTION = 'production';
export const SANDBOX = 'sandbox';

type Content = Pick<Site, 'sandbox'>;

/** Server that the samples can be sent to. */
export interface ServerChoice {
  /** Stored value: `production`, `sandbox`, or the address. */
  value: string;
  label: string;
  /** Address without a trailing slash; variables in braces. */
  url: string;
  variables: Server['variables'];
}

/** Maximum length, in characters, of a description that serves as a label. */
const MAX_LABEL_LENGTH = 40;

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

const plainText = (html = ''): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&\w+;|&#39;/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();

function choiceOf({ url, description, variables }: Server): ServerChoice {
  const descriptionText = plainText(description);
  return {
    value: url,
    label: descriptionText !== '' && descriptionText.length <= MAX_LABEL_LENGTH ? descriptionText : url,
    url: url.replace(/\/$/, ''),
    variables,
  };
}

function sandboxFor({ sandbox }: Content, address: string, prefix = ''): ServerChoice[] {
  if (!sandbox || !URL.canParse(address)) return [];
  const path = new URL(address).pathname.replace(/\/$/, '');
  return [{ value: SANDBOX, label: 'Sandbox', url: sandbox.url + prefix + path, variables: [] }];
}

/** Returns the servers to choose from, the one that samples are written for first. Empty if there is no choice. */
export function choicesOf(content: Content, servers: readonly Server[]): ServerChoice[] {
  const [first, ...others] = servers.filter(({ url }, at) => servers.findIndex((server) => server.url === url) === at);
  if (!first) return [];
  const choices = [
    { ...choiceOf(first), value: PRODUCTION, ...(others.length === 0 && { label: 'Production' }) },
    ...others.map(choiceOf),
    ...sandboxFor(content, serverUrl(first.url, first.variables), first.sandboxPrefix),
  ];
  return choices.length > 1 || first.variables.length > 0 ? choices : [];
}
