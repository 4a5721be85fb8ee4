import { readFile } from 'node:fs/promises';
import { paths, readJson } from 'docusaurus-preset-portal/node';
import { UserError } from 'openapi-toolkit';
import { listFiles } from 'openapi-toolkit/node';

const ENGINE = 'packages/docusaurus-preset-portal/src';

/** Files with texts of pages, and code whose comments must use the same words. */
const TEXTS: readonly { folder: string; files: RegExp }[] = [
  { folder: 'docs/docs', files: /\.mdx$/ },
  { folder: paths.specs, files: /\.yaml$/ },
  // Excludes texts of the registers, search terms, and the lists of this check.
  { folder: paths.data, files: /^((dawa|datafordeler)-migration|next-calls|site-changes)\.json$/ },
  ...[
    'src/guides/attributes',
    'src/guides/code-lists',
    'src/guides/identifiers/diagrams',
    'src/guides/glossary',
    'src/landing',
    'src/guides/migration',
    'src/guides/time',
    'src/pages',
    'src/plugins/portal',
    'src/theme',
    ...['guides/changes', 'reference/components', 'theme'].map((name) => `${ENGINE}/${name}`),
  ].map((folder) => ({
    folder,
    files: /(?<!\.test|\.fixture)\.(tsx?|json)$/,
  })),
];
const FILES = ['README.md', 'CONTRIBUTING.md', 'tests/README.md', `${paths.data}/glossary.json`];

/** A word to avoid in texts. */
interface Avoided {
  word: string;
  /** Other forms of the word. */
  forms?: readonly string[];
  /** Replacement. */
  write: string;
}

/** Text that is not prose: fences, code spans, link targets and URLs. */
const NOT_PROSE = /^(```+|~~~+)[^\n]*\n[\s\S]*?^\1|`[^`\n]+`|\]\([^)\s]*\)|https?:\/\/[^\s)"']+/gm;

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Returns a pattern for whole words, separated by any white space. */
const patternOf = ({ word, forms = [] }: Avoided): string =>
  [word, ...forms].map((form) => form.split(' ').join('\\s+')).join('|');

/** Returns the uses of avoided words in a text, outside code, fences and URLs, each as `line: fault`. */
function avoidedWords(text: string, avoided: readonly Avoided[]): string[] {
  const prose = text.replace(NOT_PROSE, blank);
  return avoided
    .flatMap((rule) =>
      [...prose.matchAll(new RegExp(`(?<![\\w-])(?:${patternOf(rule)})(?![\\w-])`, 'gi'))].map(
        ({ 0: word, index }) => ({
          fault: `avoid "${word.replace(/\s+/g, ' ')}". Write: ${rule.write}.`,
          index,
        }),
      ),
    )
    .sort((a, b) => a.index - b.index)
    .map(({ fault, index }) => `${prose.slice(0, index).split('\n').length}: ${fault}`);
}

interface GlossaryTerm {
  en: string;
  /** Other names of the thing, to be avoided. */
  avoid?: string[];
}

/** Reads the words of `words/plain.json`, and the names that the glossary replaces. */
async function readAvoided(): Promise<{ plain: Avoided[]; names: Avoided[] }> {
  const terms = await readJson<GlossaryTerm[]>(`${paths.data}/glossary.json`);
  return {
    plain: await readJson<Avoided[]>(`${paths.data}/words/plain.json`),
    names: terms.flatMap(({ en, avoid = [] }) =>
      avoid.map((word) => ({ word, forms: [`${word}s`], write: `${en} (glossary)` })),
    ),
  };
}

/**
 * Finds avoided words in guides, contracts, data of pages and the landing page.
 *
 * @returns faults as `file:line: fault`.
 * @throws UserError if there is nothing to check.
 */
export async function checkWording(): Promise<string[]> {
  const { plain, names } = await readAvoided();
  const listed = await Promise.all(
    TEXTS.map(async ({ folder, files }) =>
      (await listFiles(folder)).filter((name) => files.test(name)).map((name) => `${folder}/${name}`),
    ),
  );
  const files = [...listed.flat(), ...FILES];
  if (listed.some((found) => found.length === 0) || plain.length === 0 || names.length === 0)
    throw new UserError('The check of words found nothing to read. Correct TEXTS in src/checks/prose/wording.ts.');
  const faults = await Promise.all(
    files.map(async (file) => {
      // The glossary itself lists the names to avoid.
      const avoided = file.endsWith('glossary.json') ? plain : [...plain, ...names];
      return avoidedWords(await readFile(file, 'utf8'), avoided).map((use) => `${file}:${use}`);
    }),
  );
  return faults.flat();
}
