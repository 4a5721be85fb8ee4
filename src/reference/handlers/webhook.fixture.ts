import { apiOf } from '../generate/api.fixture';

/** Reads a contract with one webhook. */
export function webhookOf(operation: object, securitySchemes: object = {}) {
  const api = apiOf({ webhooks: { changed: { post: operation } }, components: { securitySchemes } });
  const [found] = api.operations;
  if (!found) throw new Error('The webhook was not found.');
  return { ...found, document: api.document };
}
/** Returns a webhook with a header. */
export const header = (name: string, description = '') => ({ parameters: [{ name, in: 'header', description }] });
