import type { SandboxData } from './data';

/** Host of the APIs in the data, until the sandbox knows its own. */
export const DEFAULT_API = 'https://api.invalid';

/** The data with the host of the APIs replaced, so that links in responses lead back to the sandbox. */
export function withOrigin(data: SandboxData, origin: string): SandboxData {
  return JSON.parse(JSON.stringify(data).replaceAll(DEFAULT_API, origin)) as SandboxData;
}
