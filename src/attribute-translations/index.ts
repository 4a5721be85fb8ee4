import { buildLog, type Log, readVariable, takeApiKey } from 'docusaurus-preset-portal/node';
import { UserError } from 'openapi-toolkit';
import { endpointOf, type FetchLimits, fetchList } from './fetchList';
import type { AttributeTranslation, Translations } from './model';
import { readSnapshot, withSnapshotFields } from './snapshot';

export type { AttributeTranslation, AttributeType, Bilingual, Entity, Translations } from './model';

const FALLBACK = 'ATTRIBUTE_TRANSLATIONS_FALLBACK';

/** Loads the list from the API, or the committed snapshot where the environment says so. */
async function loadList(env: NodeJS.ProcessEnv, log: Log, limits?: FetchLimits): Promise<AttributeTranslation[]> {
  const [apiBaseUrl, fallback] = [readVariable('API_BASE_URL', env), readVariable(FALLBACK, env)];
  const apiKey = takeApiKey(env);
  if (!['', 'none', 'snapshot'].includes(fallback))
    throw new UserError(`${FALLBACK} is "${fallback}". Set it to "snapshot" or remove it.`);
  const { attributes, name } = await readSnapshot();
  if (!apiBaseUrl) {
    log.info(`Attribute translations: API_BASE_URL is not set, using the committed ${name}.`);
    return attributes;
  }
  const url = endpointOf(apiBaseUrl, apiKey);
  try {
    return withSnapshotFields(await fetchList(url, apiKey, limits), attributes);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const hint = `Or set ${FALLBACK}=snapshot to build with the committed snapshot when the API fails.`;
    if (fallback !== 'snapshot') throw new UserError(`${error.message} ${hint}`);
    log.warn(`${error.message}\n  Using the committed ${name} instead.`);
    return attributes;
  }
}

/**
 * Loads the attribute translations: every attribute of addresses and companies with its Danish and English wording.
 *
 * @throws UserError when the API fails and there is no fallback, or when a setting or the snapshot is unusable.
 */
export async function loadTranslations(env: NodeJS.ProcessEnv, log: Log, limits?: FetchLimits): Promise<Translations> {
  const attributes = await loadList(env, log, limits);
  return { attributes, byKey: new Map(attributes.map((attribute) => [attribute.key, attribute])) };
}

let loaded: Promise<Translations> | undefined;

/**
 * Returns the translations of this site. All plugins share one call and one message. Pages import what they show
 * through a route module or `createData`, never through global data, which every page would carry.
 */
export function siteTranslations(log: Log = buildLog, env = process.env): Promise<Translations> {
  loaded ??= loadTranslations(env, log);
  return loaded;
}
