import type { Server } from '../../openapi/model';
import { serverUrl } from '../../openapi/serverUrl';
import { PRODUCTION, SANDBOX } from '../../servers/values';
import { sandbox } from '../../site';

/** A server that a reader can send the samples to. */
export interface Choice {
  /** What is remembered of it: `production`, `sandbox`, or its address. */
  value: string;
  label: string;
  /** Address without a slash at the end; variables in braces. */
  url: string;
  variables: Server['variables'];
}

/** The longest description that names a server; a longer one explains it. */
const MAX_LABEL = 40;

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

const plain = (html = ''): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&\w+;|&#39;/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();

function choiceOf({ url, description, variables }: Server): Choice {
  const said = plain(description);
  return {
    value: url,
    label: said !== '' && said.length <= MAX_LABEL ? said : url,
    url: url.replace(/\/$/, ''),
    variables,
  };
}

/** The sandbox, which has the paths that an address has on its host. */
function sandboxFor(address: string): Choice[] {
  if (!sandbox || !URL.canParse(address)) return [];
  const path = new URL(address).pathname.replace(/\/$/, '');
  return [{ value: SANDBOX, label: 'Sandbox', url: sandbox.url + path, variables: [] }];
}

/**
 * The servers to choose from, the one that samples are written for first. None where there is nothing to choose.
 *
 * @param servers As the contract lists them.
 */
export function choicesOf(servers: readonly Server[]): Choice[] {
  const [first, ...others] = servers.filter(({ url }, at) => servers.findIndex((one) => one.url === url) === at);
  if (!first) return [];
  const choices = [
    { ...choiceOf(first), value: PRODUCTION, ...(others.length === 0 && { label: 'Production' }) },
    ...others.map(choiceOf),
    ...sandboxFor(serverUrl(first.url, first.variables)),
  ];
  return choices.length > 1 || first.variables.length > 0 ? choices : [];
}
