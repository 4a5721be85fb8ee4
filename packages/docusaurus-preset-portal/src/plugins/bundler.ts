import type { Config } from '@docusaurus/types';
import { readVariable } from '../lib/environment';
import { UserError } from '../lib/UserError';

/** All of `@docusaurus/faster` but its minifier of HTML: that leaves tags out, and many parsers find no content without them. */
const RSPACK = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: false,
  lightningCssMinimizer: true,
  mdxCrossCompilerCache: true,
  rspackBundler: true,
};

const BUNDLERS = ['rspack', 'webpack'];

/**
 * Returns the settings of the bundler in the environment variable `BUNDLER`: `rspack` (the default), with SWC and
 * Lightning CSS as `@docusaurus/faster` sets them up, or `webpack`, with Babel. @throws UserError for another one.
 */
export function bundlerOf(env: NodeJS.ProcessEnv): Config['future'] {
  const name = readVariable('BUNDLER', env) || 'rspack';
  if (!BUNDLERS.includes(name))
    throw new UserError(`BUNDLER is "${name}". It can be ${BUNDLERS.join(' or ')}, or not set.`);
  // Docusaurus 3.10 calls it `faster` and refuses this name.
  return { experimental_faster: name === 'rspack' && RSPACK } as Config['future'];
}
