import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import { BadInput } from '../../BadInput';
import { inOwnWords } from '../../owner';
import { readJson } from '../../readJson';
import { recipeLanguages } from './languages';

/** One kind of request that a recipe sends. */
export interface RecipeCall {
  /** As in `data/company-by-company-id`. */
  operation: string;
  /** How often the run on the page sends it. */
  sent: number;
  /** How often, for any input. */
  often: string;
  /** What it counts in the usage. */
  counts: string;
}

/** A program that solves one task, in several languages. */
export interface RecipeFile {
  id: string;
  /** Arguments of the run on the page, as a reader types them. */
  given: string;
  /** Files the run reads. */
  inputs: string[];
  calls: RecipeCall[];
  /** What the run prints. */
  output: string[];
}

export const PROGRAMS = 'docs/_data/programs';
const RECIPES = 'docs/_data/recipes.json';

const string = Joi.string();
const shape = Joi.array<RecipeFile[]>().items(
  Joi.object<RecipeFile, true>({
    id: string.required(),
    given: string.required(),
    inputs: Joi.array().items(string).required(),
    calls: Joi.array()
      .items(
        Joi.object<RecipeCall, true>({
          operation: string.required(),
          sent: Joi.number().required(),
          often: string.required(),
          counts: string.required(),
        }),
      )
      .required(),
    output: Joi.array().items(string.allow('')).required(),
  }),
);

/** All recipes. */
export const readRecipes = (): Promise<RecipeFile[]> => readJson(RECIPES, shape);

/**
 * The recipe with this id.
 *
 * @throws BadInput when there is none.
 */
export async function readRecipe(id = ''): Promise<RecipeFile> {
  const recipes = await readRecipes();
  const found = recipes.find((one) => one.id === id);
  if (found) return found;
  throw new BadInput(`finds no recipe "${id}" in ${RECIPES}; there is: ${recipes.map((one) => one.id).join(', ')}`);
}

/** Text of a program or of a file it reads, with the owner's names in it. */
export const readProgram = async (file: string): Promise<string> =>
  inOwnWords(await readFile(path.join(PROGRAMS, file), 'utf8'));

/** The files that readers take along: programs, what they use, what they read. */
export const downloadsOf = (recipes: readonly RecipeFile[]): string[] => [
  ...new Set(
    recipes.flatMap(({ id, inputs }) => [
      ...recipeLanguages.flatMap(({ client, file }) => [client, file(id)]),
      ...inputs,
    ]),
  ),
];
