import { fetchText } from '../../../../lib/fetchText';
import { loadOnce } from '../../../../lib/loadOnce';
import { sitePath } from '../../../../lib/sitePath';
import { isChosen } from '../../../../reference/servers/client/servers';
import { SANDBOX } from '../../../../reference/servers/values';
import type { BoxData } from '../build/boxData';
import { DATA_FILE } from '../options';

/** Fetches the data of the box once. */
export const loadData = loadOnce(async () => JSON.parse(await fetchText(sitePath(`/${DATA_FILE}`))) as BoxData);

/** Fallback without the data: the box still identifies values. */
export const NO_DATA: BoxData = { requests: {}, bodies: {}, codes: {}, servers: [] };

/** Replaces the server of a request by the one selected for the site. */
export const atServer = (request: string, { servers }: BoxData): string =>
  isChosen(SANDBOX) ? servers.reduce((text, [from, to]) => text.replaceAll(from, () => to), request) : request;
