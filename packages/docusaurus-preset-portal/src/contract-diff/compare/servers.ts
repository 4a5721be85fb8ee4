import type { Document } from '../../openapi';
import type { ServerObject } from '../../openapi/document';
import type { Located } from '../../openapi/locate';
import { canonical } from '../view/canonical';
import { type ComparedPair, type ComparisonState, note } from './graph';
import { quotedList } from './messageText';

function serversOf(document: Document, { operation, item, pointer }: Located): { servers: ServerObject[]; at: string } {
  if (operation.servers) return { servers: operation.servers, at: `${pointer}/servers` };
  if (item.servers) return { servers: item.servers, at: `${pointer.slice(0, pointer.lastIndexOf('/'))}/servers` };
  return { servers: document.servers ?? [], at: '#/servers' };
}

function addressOf({ url, variables = {} }: ServerObject): string {
  const values = Object.entries(variables).map(([name, { default: value, enum: all }]) => [
    name,
    value,
    [...(all ?? [])].sort(),
  ]);
  return values.length > 0 ? `${url} ${JSON.stringify(values.sort())}` : url;
}

/** Compares the servers of an operation, regardless of their order. */
export function compareServers(context: ComparisonState, before: Located, after: Located, pair: ComparedPair): void {
  const [old, now] = [serversOf(context.before, before), serversOf(context.after, after)];
  const byAddress = (servers: ServerObject[]) => new Map(servers.map((one) => [addressOf(one), one]));
  const [from, to] = [byAddress(old.servers), byAddress(now.servers)];
  const removed = [...from.keys()].filter((url) => !to.has(url));
  const added = [...to.keys()].filter((url) => !from.has(url));
  const location = { before: old.at, after: now.at };
  if (removed.length > 0) {
    const instead = added.length > 0 ? ` The servers are now ${quotedList(to.keys())}.` : '';
    const message = `There is no server ${quotedList(removed)} any more.${instead}`;
    note(pair, 'server-removed', { ...location, aspect: 'servers', message });
  } else if (added.length > 0) {
    note(pair, 'server-added', {
      ...location,
      aspect: 'servers',
      message: `There is a new server, ${quotedList(added)}.`,
    });
  }
  const textsOf = (servers: Map<string, ServerObject>) =>
    canonical(
      context.before,
      [...from.keys()].filter((url) => to.has(url)).map((url) => servers.get(url)),
    );
  if (textsOf(from) !== textsOf(to)) {
    note(pair, 'text-changed', {
      ...location,
      aspect: 'server texts',
      message: 'What is said of the servers changed.',
    });
  }
}
