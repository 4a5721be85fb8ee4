import type { ChangelogData, ChangelogPart, Item } from '../../../guides/changes/build/data';
import { joinNames, type SourceRecord } from '../../engine/records';
import type { SynonymLookup } from '../synonyms';
import { excerpt, oneLineText } from '../text';

/** The latest version ranks first. */
const LATEST_WEIGHT = 1.2;

/** Returns names of the changes of a version. People also call `0.9.0` just 0.9. */
const phrases = (version: string): string[] =>
  ['new in', 'changed in', 'changes in', 'version'].map((words) => `${words} ${version.replace(/\.0$/, '')}`);

const RULE_WORDS: readonly [rule: RegExp, words: string][] = [
  [/^(deprecated|sunset)/, 'deprecation deprecated'],
  [/-removed$/, 'removed'],
  [/-added$/, 'added new'],
];

/** Returns every field, and the last part of its path, which is what people type. */
const fieldNames = ({ operations }: Item): string[] => [
  ...new Set(operations.flatMap(({ fields }) => fields.flatMap((field) => field.split('.').at(-1) ?? []))),
];

function entryRecord(
  item: Item,
  version: string,
  { api, title }: ChangelogPart,
  page: string,
  synonyms: SynonymLookup,
) {
  const { id, name, severity, migration, operations, rules } = item;
  const fields = fieldNames(item);
  const where = operations.map((operation) => operation.title).join(', ');
  const text = excerpt(migration ? `What to do: ${oneLineText(migration)}` : where);
  const ruleWords = RULE_WORDS.filter(([rule]) => rules.some((ruleName) => rule.test(ruleName))).map(
    ([, words]) => words,
  );
  return {
    id: `h:${api}:${id}`,
    kind: 'change' as const,
    title: name,
    where: `Changelog › ${title} ${version}`,
    href: `${page}#${id}`,
    text,
    ...(api && { api }),
    otherNames: joinNames([...fields, ...phrases(version), synonyms.of(...fields)]),
    prose: `${severity} change ${ruleWords.join(' ')} ${where} ${oneLineText(migration)}`,
  };
}

function wholeRecord({ id, api, title, summary }: ChangelogPart, version: string, page: string): SourceRecord {
  const text = excerpt(oneLineText(summary));
  return {
    id: `h:${id}`,
    kind: 'change',
    title: `${title} ${version}`,
    where: 'Changelog',
    href: `${page}#${id}`,
    text,
    ...(api && { api }),
    keywords: joinNames(phrases(version)),
    prose: `release notes changes of this version ${oneLineText(summary)}`,
  };
}

/** Returns a record for each changelog entry and each version of an API; `page` has an anchor for each. */
export const changeRecords = (
  releases: ChangelogData['releases'],
  page: string,
  synonyms: SynonymLookup,
): SourceRecord[] =>
  releases.flatMap(({ version, date, parts }, index) =>
    parts.flatMap((part) => [
      { ...wholeRecord(part, version || date, page), ...(index === 0 && { weight: LATEST_WEIGHT }) },
      ...part.items.map((item) => entryRecord(item, version, part, page, synonyms)),
    ]),
  );
