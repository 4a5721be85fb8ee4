import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { siteWorkflows } from 'docusaurus-preset-portal/testing';
import type { OperationPage } from 'openapi-toolkit';
import { describe, expect, it } from 'vitest';
import { site } from '#site';
import { clientFiles } from '#site/clientPackages';
import { portal } from '#site/portal';
import { readContracts } from '../../../../tests/support/portal';
import { callLanguages } from '../../clients/build/data';
import { packageLanguages } from '../../clients/build/languages';
import { PROGRAMS, packageProgram, readProgram } from '../../clients/build/programs';
import { recipeLanguages } from './languages';
import { readRecipe, readRecipes, recipeDownloads } from './recipes';

const recipes = await readRecipes();

it('names a file by the convention of each language', () => {
  expect(recipeLanguages.map(({ file }) => file('house-quote'))).toEqual([
    'house_quote.py',
    'house-quote.mts',
    'HouseQuote.cs',
    'HouseQuote.java',
  ]);
  expect(recipeLanguages.map(({ command, file }) => command(file('flat-parent'), 'QQ1'))).toEqual([
    'python3 flat_parent.py QQ1',
    'npx tsx flat-parent.mts QQ1',
    'dotnet run -- QQ1',
    `java -cp ${path.basename(clientFiles().java)} FlatParent.java QQ1`,
  ]);
});

it('lists the recipes if the name is unknown', async () => {
  await expect(readRecipe('quote')).rejects.toThrow(
    'no recipe "quote" in docs/_data/recipes.json. Recipes: house-quote, ',
  );
});

it('uses every file of the folder, and no other', async () => {
  const clients = ['first-call', 'errors', 'pages', 'responses'].flatMap((name) =>
    Object.values(packageLanguages).map((language) => packageProgram(language, name)),
  );
  const used = [...recipeDownloads(recipes), ...[...callLanguages, ...clients].flatMap(({ files }) => files)];
  expect([...new Set(used)].sort()).toEqual((await readdir(PROGRAMS)).sort());
});

it('calls the sandbox unless another host is set', async () => {
  const clients = await Promise.all(callLanguages.map(({ files: [client = ''] }) => readProgram(client)));
  expect(clients.length).toBeGreaterThan(0);
  for (const text of clients) {
    expect(text).toContain(site.hostVariable);
    expect(text).toContain(site.keyVariable);
    expect(text).toContain('http://127.0.0.1:4010');
    expect(text).not.toContain(site.apiBaseUrl);
  }
});

const pages = (await readContracts()).flatMap(({ ref, operations }) =>
  operations.map(({ operation }) => ({ kind: 'operation', api: ref, operation, permalink: '' }) as OperationPage),
);
const workflows = await siteWorkflows(portal, pages);

it('each recipe has a workflow, and no workflow is left over', () => {
  expect(workflows.map(({ workflowId }) => workflowId).sort()).toEqual(recipes.map(({ id }) => id).sort());
});

describe.each(recipes)('$id', ({ id }) => {
  it('says for each operation of its workflow how often it is sent, and what it counts', () => {
    const steps = workflows.find(({ workflowId }) => workflowId === id)?.steps ?? [];
    const counted = steps.filter(({ extensions }) => extensions['x-often'] && extensions['x-counts']);
    expect(counted.map(({ operation }) => operation)).toEqual([...new Set(steps.map(({ operation }) => operation))]);
  });

  it('has a page in the sidebar', () => {
    expect(existsSync(path.join('docs/docs/recipes', `${id}.mdx`))).toBe(true);
    const [, listed = ''] = /RECIPES = '([^']*)'/.exec(readFileSync('sidebars.ts', 'utf8')) ?? [];
    expect(listed.split(' ')).toContain(id);
  });
});
