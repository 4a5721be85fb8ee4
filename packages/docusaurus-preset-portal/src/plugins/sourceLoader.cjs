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
  transform(text, { loader: 'tsx', jsx: 'automatic', target: 'es2020', sourcefile: this.resourcePath }).then(
    ({ code }) => done(null, code),
    done,
  );
};
