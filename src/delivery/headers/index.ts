import type { Plugin } from '@docusaurus/types';
import { guard } from './guard';

/** Trusted Types policy under which the bundler loads chunks; the only one that may name scripts. */
export const BUNDLER_POLICY = 'bundler';

/**
 * What pages need to live under the strict policy of `src/delivery/harden`: the
 * guard as their first script, and a bundler that names its chunks by a policy.
 * The headers themselves are written after the build, when hashes are final.
 */
export default function responseHeadersPlugin(): Plugin {
  return {
    name: 'response-headers',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: guard }] }),
    configureWebpack: (_config, isServer) => (isServer ? {} : { output: { trustedTypes: BUNDLER_POLICY } }),
  };
}
