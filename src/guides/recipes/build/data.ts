import { workflowData } from 'docusaurus-preset-portal/node';
import { portal } from '#site/portal';
import { type ShownProgram, shownProgram } from '../../clients/build/programs';
import { recipeLanguages } from './languages';
import { readRecipe } from './recipes';

type Attributes = Readonly<Record<string, string>>;

export interface RecipeData {
  id: string;
  /** `saved` are the files to save in one folder, in the order of the page. */
  languages: (ShownProgram & { saved: string[] })[];
  output: string;
}

/** Returns a recipe in every language: files, program, command and output. Takes `name`. */
export async function recipeData({ name }: Attributes): Promise<RecipeData> {
  const { id, given, inputs, output } = await readRecipe(name);
  const languages = recipeLanguages.map(async ({ client, id: language, label, before, install, ...named }) => {
    const file = named.file(id);
    const program = { id: language, label, before, install, files: [file], command: named.command(file, given) };
    return { ...(await shownProgram(program)), saved: [...(client ? [client] : []), file, ...inputs] };
  });
  return { id, languages: await Promise.all(languages), output: output.join('\n') };
}

export interface RecipeCallsData {
  calls: { title: string; href: string; often: string; counts: string }[];
}

/** Returns the requests of a recipe and their cost. Takes `name`. */
export async function recipeCallsData({ name = '' }: Attributes): Promise<RecipeCallsData> {
  const { steps } = await workflowData({ name }, portal);
  const calls = steps.flatMap(({ title, href = '', extensions: { 'x-often': often, 'x-counts': counts } }) =>
    often && counts ? [{ title, href, often: String(often), counts: String(counts) }] : [],
  );
  return { calls };
}
