import { isChosen } from '../../servers/client/servers';
import { SANDBOX } from '../../servers/values';
import type { BoxData } from '../build/boxData';
import { DATA_FILE } from '../options';

let data: Promise<BoxData> | undefined;

async function load(): Promise<BoxData> {
  const response = await fetch(`/${DATA_FILE}`);
  if (!response.ok) throw new Error(`${DATA_FILE} responded ${response.status}`);
  return (await response.json()) as BoxData;
}

/** What the box tells besides the form of a value, fetched once. After a failure the next call tries again. */
export function loadData(): Promise<BoxData> {
  data ??= load();
  data.catch(() => {
    data = undefined;
  });
  return data;
}

/** Without the data the box still says what a value is. */
export const NO_DATA: BoxData = { requests: {}, bodies: {}, codes: {}, servers: [] };

/** A request at the server that the reader chose for the whole site. */
export const atServer = (request: string, { servers }: BoxData): string =>
  isChosen(SANDBOX) ? servers.reduce((text, [from, to]) => text.replaceAll(from, () => to), request) : request;
