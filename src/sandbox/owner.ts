import { placeholderHosts } from '../owner';
import type { SandboxData } from './types';

/** The data with the host of the APIs replaced, so that links in answers lead back to the sandbox. */
export function withOrigin(data: SandboxData, origin: string): SandboxData {
  return JSON.parse(JSON.stringify(data).replaceAll(placeholderHosts.apiBaseUrl, origin)) as SandboxData;
}
