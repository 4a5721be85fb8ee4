import path from 'node:path';
import { clientFiles, installCommands } from '../../../clients/files';

/** A language in which every recipe is written. */
export interface RecipeLanguage {
  /** Id of the tabs of all samples, so that the selected language applies here too. */
  id: string;
  label: string;
  /** Module that all programs of the language use. */
  client?: string;
  /** Command that installs the client of the language. */
  install?: string;
  /** Returns the file of a recipe, by its id in kebab case. */
  file: (id: string) => string;
  /** Returns the command that runs it, in any shell. */
  command: (file: string, args: string) => string;
  /** Prerequisites. */
  before: string;
}

const pascalCase = (id: string): string =>
  id.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

export const recipeLanguages: readonly RecipeLanguage[] = [
  {
    id: 'python',
    label: 'Python',
    install: installCommands().python,
    file: (id) => `${id.replaceAll('-', '_')}.py`,
    command: (file, args) => `python3 ${file} ${args}`,
    before: 'Python 3.10 or later; on Windows the command is python.',
  },
  {
    id: 'typescript',
    label: 'TypeScript',
    install: installCommands().typescript,
    file: (id) => `${id}.mts`,
    command: (file, args) => `npx tsx ${file} ${args}`,
    before: 'Node.js 20 or later; npx fetches tsx.',
  },
  {
    id: 'csharp',
    label: 'C#',
    client: 'Client.cs',
    file: (id) => `${pascalCase(id)}.cs`,
    command: (_file, args) => `dotnet run -- ${args}`,
    before:
      '.NET 8 or later, in a new console project (dotnet new console): the files take the place of its Program.cs.',
  },
  {
    id: 'java',
    label: 'Java',
    install: installCommands().java,
    file: (id) => `${pascalCase(id)}.java`,
    command: (file, args) => `java -cp ${path.basename(clientFiles().java)} ${file} ${args}`,
    before: 'Java 17 or later, with the compiler (JDK).',
  },
];
