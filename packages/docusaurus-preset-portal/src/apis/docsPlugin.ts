import path from 'node:path';

/**
 * Returns the path of the docs plugin that belongs to the Docusaurus of the site: some package managers install a newer one
 * beside this package.
 */
export function docsPlugin(siteDir: string): string {
  const find = (name: string, paths: string[]) => {
    try {
      return [require.resolve(name, { paths })];
    } catch {
      return [];
    }
  };
  const near = find('@docusaurus/preset-classic', [siteDir]).map((file) => path.dirname(file));
  const name = '@docusaurus/plugin-content-docs';
  return find(name, [...near, siteDir])[0] ?? require.resolve(name);
}
