import { readJson } from 'docusaurus-preset-portal/node';
import { UserError } from 'openapi-toolkit';
import { recipeLanguages } from './languages';

/** A program that solves one task, in several languages. */
export interface RecipeFile {
  id: string;
  /** Arguments of the run on the page, as typed. */
  given: string;
  /** Input files of the run. */
  inputs: string[];
  /** Number of requests of the run on the page. */
  requests: number;
  /** Output of the run. */
  output: string[];
}

const RECIPES = 'docs/_data/recipes.json';

/** Reads all recipes; tests run them. */
export const readRecipes = (): Promise<RecipeFile[]> => readJson<RecipeFile[]>(RECIPES);

/**
 * Returns the recipe with this id.
 *
 * @throws UserError if there is none.
 */
export async function readRecipe(id = ''): Promise<RecipeFile> {
  const recipes = await readRecipes();
  const found = recipes.find((recipe) => recipe.id === id);
  if (found) return found;
  throw new UserError(`no recipe "${id}" in ${RECIPES}. Recipes: ${recipes.map((recipe) => recipe.id).join(', ')}`);
}

/** Returns the downloadable files: programs, their modules, their input files. */
export const recipeDownloads = (recipes: readonly RecipeFile[]): string[] => [
  ...new Set(
    recipes.flatMap(({ id, inputs }) => [
      ...recipeLanguages.flatMap(({ client, file }) => [...(client ? [client] : []), file(id)]),
      ...inputs,
    ]),
  ),
];
