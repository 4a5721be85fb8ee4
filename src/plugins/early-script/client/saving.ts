interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** True if the user saves data or has a slow connection. */
export function savesData(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData || /2g|3g/.test(effectiveType) || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}
