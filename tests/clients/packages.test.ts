import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from 'docusaurus-preset-portal/node';
import { sha256 } from 'openapi-toolkit/node';
import { expect, it } from 'vitest';
import { clientFiles, packagesFile, publishedPackages } from '#site/clientPackages';

const { version, sha256: published } = publishedPackages();
const { typescript, python, java, javaSources, javaPom } = clientFiles();

it('the packages are those that are listed for their version', () => {
  const made = [typescript, python, javaSources, javaPom].map((file) => [
    path.basename(file),
    sha256(readFileSync(path.join(paths.static, file))),
  ]);
  const listed = made.map(([file = '']) => [file, published[file]]);
  expect(
    made,
    `The packages ${version} are not those of ${packagesFile}. Run "npm run publish:clients -- NEXT" with the next version; ` +
      'without a version if this one is not released yet.',
  ).toEqual(listed);
});

it('every published package has a name with its version', () => {
  for (const file of Object.keys(published))
    expect(file).toMatch(/-\d+\.\d+\.\d+(-py3-none-any\.whl|-sources\.jar|\.tgz|\.pom)$/);
});

it('names the licence in each package', async () => {
  const { unzipSync, gunzipSync, strFromU8 } = await import('fflate');
  const bytes = (file: string) => readFileSync(path.join(paths.static, file));
  const tar = strFromU8(gunzipSync(bytes(typescript)));
  expect(tar).toContain('"license": "MIT"');
  expect(tar).toContain('MIT License');
  const wheel = unzipSync(bytes(python));
  const textOf = (end: string) =>
    strFromU8(wheel[Object.keys(wheel).find((name) => name.endsWith(end)) ?? ''] as Uint8Array);
  expect(textOf('METADATA')).toContain('\nLicense: MIT\n');
  expect(textOf('LICENSE')).toContain('MIT License');
  expect(bytes(javaPom).toString()).toContain('<name>MIT</name>');
  expect(Object.keys(unzipSync(bytes(java)))).toContain('META-INF/LICENSE');
});
