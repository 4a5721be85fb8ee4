import camelCase from 'lodash/camelCase';
import upperFirst from 'lodash/upperFirst';
import type { clientFiles } from '../../../clients/files';

/** A language with a client, and how its programs are installed and run. */
export interface ClientLanguage {
  /** Id of the tabs of all samples, so that the selected language applies here too. */
  id: keyof ReturnType<typeof clientFiles>;
  label: string;
  needs: string;
  /** Returns the file of a program, by its name in kebab case. */
  file: (name: string) => string;
  install: (url: string) => string;
  /** `archive` is the file name of the package. */
  run: (file: string, archive: string) => string;
}

/** Languages in the order of the samples. */
export const clientLanguages: readonly ClientLanguage[] = [
  {
    id: 'typescript',
    label: 'TypeScript',
    needs: 'Node.js 20 or later',
    file: (name) => `${name}.mts`,
    install: (url) => `npm install ${url}`,
    run: (file) => `npx tsx ${file}`,
  },
  {
    id: 'python',
    label: 'Python',
    needs: 'Python 3.10 or later',
    file: (name) => `${name.replaceAll('-', '_')}.py`,
    install: (url) => `pip install ${url}`,
    run: (file) => `python3 ${file}`,
  },
  {
    id: 'java',
    label: 'Java',
    needs: 'Java 17 or later',
    file: (name) => `${upperFirst(camelCase(name))}.java`,
    install: (url) => `curl -fO ${url}`,
    run: (file, archive) => `java -cp ${archive} ${file}`,
  },
];
