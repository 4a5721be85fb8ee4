/**
 * webpack loader for the registry of pages: leaves out the module paths, a line
 * for each page of the site, which only tell the server what it rendered.
 */
module.exports = function trimRegistry(code) {
  return code.replace(/, "@[^"]*", require\.resolveWeak/g, ', "", require.resolveWeak');
};
