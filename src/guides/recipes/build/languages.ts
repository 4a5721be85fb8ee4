import { pascalCase } from 'openapi-toolkit';
import { type PackageLanguage, packageLanguages } from '../../clients/build/languages';

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

function throughPackage({ id, label, needs, file, install, run }: PackageLanguage, note: string): RecipeLanguage {
  const command = (program: string, args: string) => `${run(program)} ${args}`;
  return { id, label, install: install(), file, command, before: `${needs}${note}` };
}

export const recipeLanguages: readonly RecipeLanguage[] = [
  throughPackage(packageLanguages.python, '; on Windows the command is python.'),
  throughPackage(packageLanguages.typescript, '; npx fetches tsx.'),
  {
    id: 'csharp',
    label: 'C#',
    client: 'Client.cs',
    file: (id) => `${pascalCase(id)}.cs`,
    command: (_file, args) => `dotnet run -- ${args}`,
    before:
      '.NET 8 or later, in a new console project (dotnet new console): the files take the place of its Program.cs.',
  },
  throughPackage(packageLanguages.java, ', with the compiler (JDK).'),
];
