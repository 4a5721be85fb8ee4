import { siteUrl } from 'docusaurus-preset-portal/terms';
import { expect, it } from 'vitest';
import { site } from '#site';
import { clientFiles } from '#site/clientPackages';
import { clientPackagesData, clientProgramData } from './data';

it('shows a program in each language, with the address of the package only where it is installed', async () => {
  const { languages } = await clientProgramData({ name: 'first-call', steps: 'all' });
  expect(languages.map(({ id, files }) => [id, files.map(({ file }) => file)])).toEqual([
    ['typescript', ['first-call.mts']],
    ['python', ['first_call.py']],
    ['java', ['FirstCall.java']],
  ]);
  for (const { id, install } of languages) {
    expect(install?.replace(/<[^>]+>/g, '')).toContain(
      `${siteUrl(site)}/${clientFiles()[id as 'typescript' | 'python' | 'java']}`,
    );
  }
  const others = await clientProgramData({ name: 'errors' });
  expect(others.languages.map(({ install }) => install)).toEqual([undefined, undefined, undefined]);
});

it('names the file of a program that is missing', async () => {
  await expect(clientProgramData({ name: 'none' })).rejects.toThrow(/none\.mts is missing/);
});

it('lists a package for each language', async () => {
  const { packages } = await clientPackagesData();
  expect(packages.map(({ label }) => label)).toEqual(['TypeScript', 'Python', 'Java']);
});
