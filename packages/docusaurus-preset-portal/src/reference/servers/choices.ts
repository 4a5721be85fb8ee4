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
  /** Address without a trailing slash. */
  url: string;
}

/** Maximum length, in characters, of a description that serves as a label. */
const MAX_LABEL_LENGTH = 40;

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

const plainText = (html = ''): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&\w+;|&#39;/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();

/** Values of variables that no language of the samples has to quote. */
const PLAIN_VALUE = /^[\w.~:/-]+$/;

/** Returns the addresses of a server: the default, then one for each other value that a variable lists. */
const addressesOf = ({ url, variables }: Server): string[] => [
  serverUrl(url, variables),
  ...variables.flatMap((variable) =>
    variable.enum
      .filter((value) => PLAIN_VALUE.test(value))
      .map((value) => serverUrl(url, [{ ...variable, default: value }, ...variables])),
  ),
];

function choicesFor(server: Server): ServerChoice[] {
  const addresses = [...new Set(addressesOf(server))];
  const text = plainText(server.description);
  const isLabel = addresses.length === 1 && text !== '' && text.length <= MAX_LABEL_LENGTH;
  return addresses.map((url) => ({ value: url, label: isLabel ? text : url, url }));
}

function sandboxFor({ sandbox }: Content, address: string, prefix = ''): ServerChoice[] {
  if (!sandbox || !URL.canParse(address)) return [];
  const path = new URL(address).pathname.replace(/\/$/, '');
  return [{ value: SANDBOX, label: 'Sandbox', url: sandbox.url + prefix + path }];
}

/** Returns the servers to choose from, the one that samples are written for first. Empty if there is no choice. */
export function choicesOf(content: Content, servers: readonly Server[]): ServerChoice[] {
  const all = servers.flatMap(choicesFor);
  const [first, ...others] = all.filter(({ url }, at) => all.findIndex((choice) => choice.url === url) === at);
  if (!first) return [];
  const choices = [
    { ...first, value: PRODUCTION, ...(others.length === 0 && { label: 'Production' }) },
    ...others,
    ...sandboxFor(content, first.url, servers[0]?.sandboxPrefix),
  ];
  return choices.length > 1 ? choices : [];
}
