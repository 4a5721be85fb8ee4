import path from 'node:path';
import { siteUrl } from 'docusaurus-preset-portal/terms';
import { pascalCase } from 'openapi-toolkit';
import { site } from '#site';
import { clientFiles } from '#site/clientPackages';

/** A language with a client, and how its programs are installed and run. */
export interface PackageLanguage {
  /** Id of the tabs of all samples, so that the selected language applies here too. */
  id: 'typescript' | 'python' | 'java';
  label: string;
  needs: string;
  /** Returns the file of a program, by its name in kebab case. */
  file: (name: string) => string;
  /** Returns the command that installs the package, from the site or from another address. */
  install: (url?: string) => string;
  run: (file: string) => string;
}

const files = clientFiles();
const addressOf = (id: PackageLanguage['id']): string => `${siteUrl(site)}/${files[id]}`;

export const packageLanguages: Readonly<Record<PackageLanguage['id'], PackageLanguage>> = {
  typescript: {
    id: 'typescript',
    label: 'TypeScript',
    needs: 'Node.js 20 or later',
    file: (name) => `${name}.mts`,
    install: (url = addressOf('typescript')) => `npm install ${url}`,
    run: (file) => `npx tsx ${file}`,
  },
  python: {
    id: 'python',
    label: 'Python',
    needs: 'Python 3.10 or later',
    file: (name) => `${name.replaceAll('-', '_')}.py`,
    install: (url = addressOf('python')) => `pip install ${url}`,
    run: (file) => `python3 ${file}`,
  },
  java: {
    id: 'java',
    label: 'Java',
    needs: 'Java 17 or later',
    file: (name) => `${pascalCase(name)}.java`,
    install: (url = addressOf('java')) => `curl -fO ${url}`,
    run: (file) => `java -cp ${path.basename(files.java)} ${file}`,
  },
};
