import type { ServerObject } from '../document';
import { inlineMarkdown, markdown } from '../markdown';
import type { Server } from '../model';
import { serverUrl } from '../serverUrl';
import { clean } from '../text';

export function readServers(servers: ServerObject[] | undefined): Server[] {
  return (servers ?? []).map((server) => ({
    url: clean(server.url),
    // `name` since OpenAPI 3.2.
    description: markdown([server.name, server.description].filter(Boolean).join(': ')),
    variables: Object.entries(server.variables ?? {}).map(([name, variable]) => ({
      name: clean(name),
      default: clean(variable.default),
      enum: (variable.enum ?? []).map(clean),
      description: inlineMarkdown(variable.description),
    })),
  }));
}

/** Returns the URL of the first server with the defaults of its variables; empty if there is no server. */
export const baseUrl = ([first]: readonly Server[]): string => (first ? serverUrl(first.url, first.variables) : '');
