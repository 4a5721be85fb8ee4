import type { Html } from '../../../openapi/model';
import { highlight } from '../../../reference/highlight';
import { readOperation } from '../../../reference/readPages';
import { callLanguages } from './calls';
import { recipeLanguages } from './languages';
import { readProgram, readRecipe } from './recipes';

type Attributes = Readonly<Record<string, string>>;

export interface HighlightedFile {
  file: string;
  html: Html;
}

export interface RecipeData {
  id: string;
  languages: {
    id: string;
    label: string;
    before: string;
    install?: string;
    /** Files to save in one folder, in the order of the page. */
    files: string[];
    program: HighlightedFile;
    command: string;
  }[];
  output: string;
}

/** Returns a recipe in every language: files, program, command and output. Takes `name`. */
export async function recipeData({ name }: Attributes): Promise<RecipeData> {
  const { id, given, inputs, output } = await readRecipe(name);
  const languages = recipeLanguages.map(async (language) => {
    const file = language.file(id);
    return {
      id: language.id,
      label: language.label,
      before: language.before,
      install: language.install,
      files: [...(language.client ? [language.client] : []), file, ...inputs],
      program: { file, html: highlight((await readProgram(file)).trimEnd(), language.id) },
      command: language.command(file, given),
    };
  });
  return { id, languages: await Promise.all(languages), output: output.join('\n') };
}

export interface RecipeCallsData {
  calls: { title: string; href: string; often: string; counts: string }[];
}

/** Returns the requests of a recipe and their cost. Takes `name`. */
export async function recipeCallsData({ name }: Attributes): Promise<RecipeCallsData> {
  const { calls } = await readRecipe(name);
  const resolved = calls.map(async ({ operation, often, counts }) => {
    const page = await readOperation(operation);
    return { title: page.operation.title, href: page.permalink, often, counts };
  });
  return { calls: await Promise.all(resolved) };
}

export interface ClientProgramsData {
  languages: { id: string; label: string; install?: string; files: HighlightedFile[]; command: string }[];
}

/** Returns one call with a retry budget, in every language of the samples. Takes no attributes. */
export async function clientProgramsData(): Promise<ClientProgramsData> {
  const languages = callLanguages.map(async ({ id, label, install, files, command }) => ({
    id,
    label,
    install,
    command,
    files: await Promise.all(
      files.map(async (file) => ({ file, html: highlight((await readProgram(file)).trimEnd(), id) })),
    ),
  }));
  return { languages: await Promise.all(languages) };
}
