import type { ServerObject } from '../document';
import { inlineMarkdown, markdown } from '../markdown';
import type { Server } from '../model';
import { clean } from '../text';

/** Reads the servers with their variables. */
export function readServers(servers: ServerObject[] | undefined): Server[] {
  return (servers ?? []).map((server) => ({
    url: clean(server.url),
    description: markdown(server.description),
    variables: Object.entries(server.variables ?? {}).map(([name, variable]) => ({
      name: clean(name),
      default: clean(variable.default),
      enum: (variable.enum ?? []).map(clean),
      description: inlineMarkdown(variable.description),
    })),
  }));
}

/** URL of the first server with its variables at their defaults, without a trailing slash. */
export function baseUrl(servers: Server[]): string {
  const [first] = servers;
  const filled = (first?.variables ?? []).reduce(
    (url, { name, default: value }) => url.replaceAll(`{${name}}`, value),
    first?.url ?? '',
  );
  return filled.replace(/\/$/, '');
}
