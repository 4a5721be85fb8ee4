import type * as Faster from '@docusaurus/faster';
import type { Config } from '@docusaurus/types';
import { UserError } from 'openapi-toolkit';
import { readVariable } from '../lib/environment';

/**
 * All of `@docusaurus/faster` but its minifier of HTML, which leaves tags out, so that many parsers find no content, and its
 * switch for SWC: with it, every build warns of `babel.config.js`, which builds with webpack read.
 */
const RSPACK = {
  swcJsLoader: false,
  swcJsMinimizer: true,
  swcHtmlMinimizer: false,
  lightningCssMinimizer: true,
  mdxCrossCompilerCache: true,
  rspackBundler: true,
};

const BUNDLERS = ['rspack', 'webpack'];

/** Compiles with SWC, as the switch would. */
const jsLoader = (isServer: boolean) => {
  const { getSwcLoaderOptions } = require('@docusaurus/faster') as typeof Faster;
  return { loader: 'builtin:swc-loader', options: getSwcLoaderOptions({ isServer }) };
};

/** Returns the settings of the bundler in `BUNDLER`: `rspack` (default) or `webpack`. @throws UserError for others. */
export function bundlerOf(env: NodeJS.ProcessEnv): Pick<Config, 'future' | 'webpack'> {
  const name = readVariable('BUNDLER', env) || 'rspack';
  if (!BUNDLERS.includes(name))
    throw new UserError(`BUNDLER is "${name}". It can be ${BUNDLERS.join(' or ')}, or not set.`);
  if (name !== 'rspack') return {};
  // Docusaurus 3.10 calls it `faster` and refuses this name.
  return { future: { experimental_faster: RSPACK } as Config['future'], webpack: { jsLoader } };
}
