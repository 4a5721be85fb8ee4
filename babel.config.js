// Docusaurus reads it in a build with BUNDLER=webpack; the default, rspack, compiles with SWC.
module.exports = { presets: [require.resolve('@docusaurus/core/lib/babel/preset')] };
