import path from 'node:path';
import type { Case } from '../../src/attribute-translations/cases.fixture';
import { randomKey } from '../../src/attribute-translations/leaks.fixture';
import { serve } from '../../src/attribute-translations/server.fixture';
import { copySite } from '../support/copySite';
import { execute } from '../support/execute';
import { newSecret } from '../support/secrets';
import { placeSecrets } from './placeSecrets';

interface Order {
  /** Responses of the translations API: one build for each, in the same folder. */
  responses: Case['respond'][];
  env?: Record<string, string>;
  /** Changes the copy of the site before the first build. */
  change?: (folder: string) => Promise<void>;
}

/** Builds of a copy of the site, with the data to search them for the API key. */
export interface Built {
  /** The copy of the site. */
  folder: string;
  apiKey: string;
  /** Beginning of the secrets that lie around the site. */
  secret: string;
  /** API keys that were sent. */
  keysSent: string[];
  /** One for each response. */
  runs: { status: number | null; log: string }[];
}

const DOCUSAURUS = [process.execPath, path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'];

/** Builds a copy of the site with a random API key, once for each response of the API. */
export async function makeBuild({ responses, env = {}, change }: Order): Promise<Built> {
  const [folder, apiKey] = [await copySite(), randomKey()];
  await change?.(folder);
  const secret = newSecret();
  const secrets = await placeSecrets(folder, secret);
  let current = responses[0];
  const server = await serve((...request) => current?.(...request));
  const variables = { NODE_ENV: 'production', API_BASE_URL: server.url, API_KEY: apiKey, ...secrets, ...env };
  const runs: Built['runs'] = [];
  for (const respond of responses) {
    current = respond;
    const { status, stdout, stderr } = await execute(DOCUSAURUS, folder, variables);
    runs.push({ status, log: stdout + stderr });
  }
  await server.close();
  const keys = server.requests.map(({ headers }) => String(headers['x-api-key']));
  return { folder, apiKey, secret, keysSent: [...new Set(keys)], runs };
}
