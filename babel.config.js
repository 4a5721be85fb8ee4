// Read with BUNDLER=webpack. By default SWC compiles (`plugins/bundler.ts` of the preset).
module.exports = { presets: [require.resolve('@docusaurus/core/lib/babel/preset')] };
