/** What only the build reads. It would be sent to every reader, options of plugins and all. */
const BUILD_ONLY = [
  'presets',
  'plugins',
  'themes',
  'clientModules',
  'markdown',
  'staticDirectories',
  'scripts',
  'stylesheets',
  'headTags',
];

/** webpack loader for the site configuration the client imports: leaves out what only the build reads. */
module.exports = function trimConfig(code) {
  const start = code.indexOf('export default');
  const config = new Function(
    `return (${code
      .slice(start + 'export default'.length)
      .trim()
      .replace(/;$/, '')})`,
  )();
  for (const key of BUILD_ONLY) delete config[key];
  return `export default ${JSON.stringify(config)};`;
};
