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
export const NO_DATA: BoxData = { requests: {}, bodies: {}, codes: {} };
