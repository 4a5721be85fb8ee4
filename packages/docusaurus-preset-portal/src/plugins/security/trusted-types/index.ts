import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { notice } from './notice';

/** Name of the Trusted Types policy with which the bundler loads chunks; no other may create script URLs. */
export const BUNDLER_POLICY = 'bundler';

/**
 * Adds the code that pages need under the content policy of `plugins/security/policy`: the guard before all other
 * code, a bundler that loads chunks through a Trusted Types policy, and a notice where no code arrives.
 */
export default function trustedTypesPlugin(): Plugin {
  return {
    name: 'trusted-types',
    // In a build it is part of the first script already: `plugins/early-script/client/entry.ts`.
    getClientModules: () => [path.join(__dirname, 'client/guard.ts')],
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: notice }] }),
    configureWebpack: (_config, isServer) => (isServer ? {} : { output: { trustedTypes: BUNDLER_POLICY } }),
  };
}
