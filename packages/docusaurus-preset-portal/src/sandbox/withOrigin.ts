import type { SandboxData } from './data';

/** Placeholder for the host of the APIs in the data, until the sandbox knows its origin. */
export const DEFAULT_API = 'https://api.invalid';

/** Replaces the host of the APIs in the data, so that links in responses lead back to the sandbox. */
export function withOrigin(data: SandboxData, origin: string): SandboxData {
  return JSON.parse(JSON.stringify(data).replaceAll(DEFAULT_API, origin)) as SandboxData;
}
