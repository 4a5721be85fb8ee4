// For builds with BUNDLER=webpack. With rspack, the default, SWC compiles, and Docusaurus warns that nothing reads this file.
module.exports = { presets: [require.resolve('@docusaurus/core/lib/babel/preset')] };
