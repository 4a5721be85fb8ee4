import { guides } from 'docusaurus-preset-portal/content';
import type { Operation, OperationPage } from '../../openapi/model';
import { type MarkedField, markedFields, moreProtected } from '../../openapi/personalData';
import { schemaNodes, schemasOf } from '../../openapi/walk';
import type { SharedType } from '../../reference/types/shareTypes';
import { registerPage } from '../../terms/codeAddress';
import { codeListOf } from '../../terms/codeLists';
import { identifierName } from '../../terms/identifiers';
import { forbiddenUse, personalDataClass } from '../../terms/personalData';
import { code, escapeInline, link } from '../markdown/toMarkdown';
import { enumWords } from './facts';
import { insideOf, typeName } from './schema';
import { joined, lineOf, section, type Writing } from './writing';

const nameOf = ({ in: side, path }: MarkedField): string => (path === side ? 'the whole body' : code(path));

/** Names the fields of one class of personal data, those of the request first. */
const fieldsOf = (fields: readonly MarkedField[]): string =>
  (['request', 'response'] as const)
    .map((side) => [side, fields.filter((field) => field.in === side).map(nameOf)] as const)
    .flatMap(([side, names]) => (names.length > 0 ? [`${[...new Set(names)].join(', ')} in the ${side}`] : []))
    .join('; ');

/** Formats the personal data of an operation with its fields and forbidden uses, as a section. */
export function personalDataOf(operation: Operation, { linkTo }: Writing): string {
  const { personalData } = operation;
  if (!personalData) return '';
  const meaning = (name: string) => {
    const personalClass = personalDataClass(name);
    return [personalClass?.name ?? name, personalClass?.meaning, personalClass?.duty]
      .filter(Boolean)
      .join('. ')
      .replaceAll('..', '.');
  };
  const moreProtectedFields = moreProtected(operation);
  const more = [...new Set(moreProtectedFields.map((field) => field.personalData.class))];
  const others = fieldsOf(markedFields(operation).filter((field) => !more.includes(field.personalData.class)));
  return section(
    '## Personal data',
    escapeInline(
      [meaning(personalData.class), personalData.basis && `Basis: ${personalData.basis}.`].filter(Boolean).join(' '),
    ),
    others && `Fields: ${others}.`,
    more.map((kind) => {
      const fields = moreProtectedFields.filter((field) => field.personalData.class === kind);
      const parameter = fields.find(({ requestedBy }) => requestedBy)?.requestedBy;
      const condition = parameter ? `, only when you ask for it with ${code(parameter)}` : '';
      return `More protected: ${fieldsOf(fields)}${condition}. ${escapeInline(meaning(kind))}`;
    }),
    personalData.notFor && escapeInline(`Not for ${personalData.notFor.map(forbiddenUse).join('; nor for ')}.`),
    guides.dataProtection &&
      `${link('All fields for your record of processing', linkTo(`${guides.dataProtection}#${operation.id}`))}.`,
  );
}

/** Lists operations that take what this one returns, as a section. */
export const nextCallsOf = ({ nextCalls }: OperationPage, { linkTo }: Writing): string =>
  section(
    '## Next calls',
    nextCalls
      .flatMap(({ identifier, property, operations }) =>
        operations.map(
          ({ title, href, method, path, parameter, why }) =>
            `- ${escapeInline(identifierName(identifier))} in ${code(property)}: ${code(`${method.toUpperCase()} ${path}`)}, ${link(escapeInline(title), linkTo(href))}, with ${code(parameter)}. ${escapeInline(why)}`,
        ),
      )
      .join('\n'),
  );

/** Lists the changes of each version, as a section. */
export const historyOf = ({ history = [] }: OperationPage, writing: Writing): string =>
  section(
    '## History',
    history.map(({ version, date, changes, texts }) => {
      const items = changes.map(({ severity, text: what, migration, fields }) =>
        [
          `- ${severity}: ${lineOf(writing, what)}`,
          migration && `What to do: ${lineOf(writing, migration)}`,
          fields.map(({ name }) => code(name)).join(', '),
        ]
          .filter(Boolean)
          .join(' '),
      );
      const rest =
        texts > 0 ? [`- ${texts === 1 ? 'One text, label or example' : `${texts} texts, labels or examples`}`] : [];
      return joined(`### ${escapeInline(version)}, ${date}`, [...items, ...rest].join('\n'));
    }),
  );

const typeOf = (type: SharedType, writing: Writing): string => {
  const { title, description, uses } = type;
  const [{ node, media }] = uses;
  return joined(
    `### ${typeName(type)}`,
    [title && escapeInline(title), lineOf(writing, description)].filter(Boolean).join('. '),
    enumWords(node, writing),
    insideOf(node, media ? 'response' : 'request', writing).join('\n'),
  );
};

/** Describes the named schemas that occur several times, once each, as a section. */
export const describeTypes = (writing: Writing): string =>
  section(
    '## Types',
    [...new Set(writing.types.values())]
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((type) => typeOf(type, writing)),
  );

/** Links to the code lists of the values, as a section. */
export const codeListsOf = (operation: Operation, { linkTo }: Writing): string => {
  const ids = schemasOf(operation).flatMap(({ schema }) => schemaNodes(schema).flatMap((node) => node.codeLists ?? []));
  // A register has many lists on one page: its address is listed once.
  const byPage = new Map<string, string[]>();
  for (const id of new Set(ids)) {
    const list = codeListOf(id);
    const page = list ? `${link(escapeInline(list.register), linkTo(registerPage(list.register)))}: ` : '';
    const words = [code(id), list && escapeInline(list.title.en)].filter(Boolean).join(' ');
    byPage.set(page, [...(byPage.get(page) ?? []), words]);
  }
  const items = [...byPage].map(([page, words]) => `- ${page}${words.join('; ')}`);
  return section('## Code lists', items.join('\n'));
};
