import { fetchText } from 'docusaurus-preset-portal/lib/fetchText';
import { loadOnce } from 'docusaurus-preset-portal/lib/loadOnce';
import { sitePath } from 'docusaurus-preset-portal/lib/sitePath';
import { isChosen } from 'docusaurus-preset-portal/reference/servers/client/servers';
import { SANDBOX } from 'docusaurus-preset-portal/reference/servers/values';
import type { BoxData } from '../build/boxData';
import { DATA_FILE } from '../options';

/** Fetches the data of the box once. */
export const loadData = loadOnce(async () => JSON.parse(await fetchText(sitePath(`/${DATA_FILE}`))) as BoxData);

/** Fallback without the data: the box still identifies values. */
export const NO_DATA: BoxData = { requests: {}, bodies: {}, codes: {}, servers: [] };

/** Replaces the server of a request by the one selected for the site. */
export const atServer = (request: string, { servers }: BoxData): string =>
  isChosen(SANDBOX) ? servers.reduce((text, [from, to]) => text.replaceAll(from, () => to), request) : request;
