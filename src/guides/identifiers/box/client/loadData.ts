import { fetchText, isChosen, loadOnce } from 'docusaurus-preset-portal/browser';
import { SANDBOX, sitePath } from 'docusaurus-preset-portal/terms';
import type { BoxData } from '../build/boxData';
import { DATA_FILE } from '../options';

/** Fetches the data of the box once. */
export const loadData = loadOnce(async () => JSON.parse(await fetchText(sitePath(`/${DATA_FILE}`))) as BoxData);

/** Fallback without the data: the box still identifies values. */
export const NO_DATA: BoxData = { requests: {}, bodies: {}, codes: {}, servers: [] };

/** Replaces the server of a request by the one selected for the site. */
export const atServer = (request: string, { servers }: BoxData): string =>
  isChosen(SANDBOX) ? servers.reduce((text, [from, to]) => text.replaceAll(from, () => to), request) : request;
