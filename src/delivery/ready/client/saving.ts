interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the reader pays for bytes, or waits long for them. */
export function savesData(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData || /2g|3g/.test(effectiveType) || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}
