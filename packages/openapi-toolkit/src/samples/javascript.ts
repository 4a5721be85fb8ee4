// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the text of a sample has placeholders of its own.
import { fetchSample } from './fetch';
import type { PreparedRequest } from './prepareRequest';

export function javascript(prepared: PreparedRequest): string {
  return fetchSample(prepared, {
    head: ['// Node.js 20 or later: node request.mjs'],
    onError: ['  throw new Error(`${response.status} ${await response.text()}`);'],
    onJson: ['console.log(JSON.stringify(await response.json(), null, 2));'],
  });
}
