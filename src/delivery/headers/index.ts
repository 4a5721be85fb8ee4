import type { Plugin } from '@docusaurus/types';
import { guard } from './guard';

/** Name of the Trusted Types policy with which the bundler loads chunks; no other may create script URLs. */
export const BUNDLER_POLICY = 'bundler';

/**
 * What pages need to work under the content policy of `src/delivery/harden`: the guard as their first script, and a
 * bundler that loads chunks through a Trusted Types policy.
 */
export default function responseHeadersPlugin(): Plugin {
  return {
    name: 'response-headers',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: guard }] }),
    configureWebpack: (_config, isServer) => (isServer ? {} : { output: { trustedTypes: BUNDLER_POLICY } }),
  };
}
