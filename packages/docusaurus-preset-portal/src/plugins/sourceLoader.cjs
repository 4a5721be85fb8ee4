// @ts-check
const { transform } = require('esbuild');

/**
 * webpack loader: the JavaScript of a source of this package.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} text
 */
module.exports = function sourceLoader(text) {
  const done = this.async();
  const loader = this.resourcePath.endsWith('x') ? 'tsx' : 'ts';
  transform(text, { loader, jsx: 'automatic', target: 'es2020', sourcefile: this.resourcePath }).then(
    ({ code }) => done(null, code),
    done,
  );
};
