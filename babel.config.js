/** Compiles the site when it is built with webpack (`BUNDLER=webpack`); otherwise SWC does. */
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
