/** Loader: compiles a file in every build, so that what is warned of while it is compiled is warned of each time. */
module.exports = function compileAlways(source) {
  this.cacheable(false);
  return source;
};
