import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildLog, isOperation, readNextCalls, readPages, takeApiKey } from 'docusaurus-preset-portal/node';
import { UserError } from 'openapi-toolkit';
import { portal } from '#site/portal';
import { codeLists } from '#vocabulary/codeLists';
import { siteTranslations, type Translations } from '../../attribute-translations';
import { dataFaults } from '../../checks/data';
import { attributesCsv, attributesJson } from '../../guides/attributes/build/downloads';
import { returnedBy } from '../../guides/attributes/build/returnedBy';
import { checklistCsv, checklistMarkdown, readQuestions } from '../../guides/before-you-sign/build/checklist';
import { readProgram } from '../../guides/clients/build/programs';
import { allDownloads } from '../../guides/code-lists/build/downloads';
import { dataProtectionData } from '../../guides/data-protection/build/data';
import { recordCsv } from '../../guides/data-protection/build/recordCsv';
import { boxData } from '../../guides/identifiers/box/build/boxData';
import { DATA_FILE } from '../../guides/identifiers/box/options';
import { readRecipes, recipeDownloads } from '../../guides/recipes/build/recipes';
import { CODES_FILE, searchData } from '../../site/search/searchData';
import feedbackPlugin from './feedback';

/** Returns the files that guides offer or read, by their path below the root of the site. */
async function staticFiles(translations: Translations): Promise<Record<string, string>> {
  const { attributes } = translations;
  const operations = await returnedBy(translations);
  const programs = recipeDownloads(await readRecipes());
  const recipes = programs.map(async (file) => [`recipes/${file}`, await readProgram(file)]);
  const questions = await readQuestions();
  return {
    'attributes/attributes.csv': attributesCsv(attributes, operations),
    'attributes/attributes.json': attributesJson(attributes, operations),
    ...Object.fromEntries(allDownloads(codeLists).map(({ file, text }) => [`code-lists/${file}`, text])),
    'before-you-sign/checklist.csv': checklistCsv(questions),
    'before-you-sign/checklist.md': checklistMarkdown(questions),
    [CODES_FILE]: JSON.stringify(searchData(codeLists)),
    'data-protection/record-of-processing.csv': recordCsv((await dataProtectionData()).records),
    [DATA_FILE]: JSON.stringify(boxData(await readNextCalls(portal), (await readPages(portal)).filter(isOperation))),
    // Byte for byte as on the pages.
    ...Object.fromEntries(await Promise.all(recipes)),
  };
}

/** Fetches the attribute translations, and writes the downloads that are made of them and of the other data. */
function translationsPlugin({ siteDir }: LoadContext): Plugin {
  // Before the generation starts other programs, and pages run.
  const env = { ...process.env };
  takeApiKey(process.env);
  // The check of the guides needs it before content is loaded. Those that await it get a failure, too.
  siteTranslations(buildLog, env).catch(() => undefined);
  return {
    name: 'portal-translations',
    async loadContent() {
      const files = await staticFiles(await siteTranslations()).catch((error: unknown) => {
        const faults = dataFaults();
        throw faults.length > 0 ? new UserError(faults.join('\n')) : error;
      });
      for (const [file, text] of Object.entries(files)) {
        const target = path.resolve(siteDir, portal.paths.static, file);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, text);
      }
    },
  };
}

/** What only this site has: the feedback form, the fetch of the attribute translations, and downloads. */
export default [feedbackPlugin, translationsPlugin];
