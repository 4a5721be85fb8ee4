import { isChosen } from '../../../../reference/servers/client/servers';
import { SANDBOX } from '../../../../reference/servers/values';
import type { BoxData } from '../build/boxData';
import { DATA_FILE } from '../options';

let data: Promise<BoxData> | undefined;

async function load(): Promise<BoxData> {
  const response = await fetch(`/${DATA_FILE}`);
  if (!response.ok) throw new Error(`${DATA_FILE} responded ${response.status}`);
  return (await response.json()) as BoxData;
}

/** Fetches the data of the box once. After a failure the next call tries again. */
export function loadData(): Promise<BoxData> {
  data ??= load();
  data.catch(() => {
    data = undefined;
  });
  return data;
}

/** Fallback without the data: the box still identifies values. */
export const NO_DATA: BoxData = { requests: {}, bodies: {}, codes: {}, servers: [] };

/** Replaces the server of a request by the one selected for the site. */
export const atServer = (request: string, { servers }: BoxData): string =>
  isChosen(SANDBOX) ? servers.reduce((text, [from, to]) => text.replaceAll(from, () => to), request) : request;
