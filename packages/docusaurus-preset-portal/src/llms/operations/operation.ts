import {
  baseUrl,
  type MarkedField,
  markedFields,
  moreProtected,
  type Operation,
  type OperationPage,
  schemaNodes,
  schemasOf,
} from 'openapi-toolkit';
import { webhookTexts } from '../../reference/components/webhookTexts';
import { type SharedType, shareTypes } from '../../reference/types/shareTypes';
import { registerPage } from '../../terms/codeAddress';
import { codeListOf } from '../../terms/codeLists';
import { identifierName } from '../../terms/identifiers';
import { forbiddenUse, personalDataClass, personalDataClasses } from '../../terms/personalData';
import { code, escapeInline, link } from '../markdown/toMarkdown';
import { serversOf } from './overview';
import { callbacksOf, describeParameters, describeSamples, requestBodyOf, securityOf, senderOf } from './request';
import { errorsOf, isErrorResponse, responseSection } from './responses';
import { enumWords, insideOf, typeName } from './schema';
import { blockOf, joined, lineOf, notesOf, section, type Terms, type Writing } from './writing';

const nameOf = ({ in: side, path }: MarkedField): string => (path === side ? 'the whole body' : code(path));

/** Names the fields of one class of personal data, those of the request first. */
const fieldsOf = (fields: readonly MarkedField[]): string =>
  (['request', 'response'] as const)
    .map((side) => [side, fields.filter((field) => field.in === side).map(nameOf)] as const)
    .flatMap(([side, names]) => (names.length > 0 ? [`${[...new Set(names)].join(', ')} in the ${side}`] : []))
    .join('; ');

/** Formats the personal data of an operation with its fields and forbidden uses, as a section. */
function personalDataOf(operation: Operation, { content, linkTo }: Writing): string {
  const { guides } = content;
  const { personalData } = operation;
  if (!personalData) return '';
  const meaning = (name: string) => {
    const personalClass = personalDataClass(content, name);
    return [personalClass?.name ?? name, personalClass?.meaning, personalClass?.duty]
      .filter(Boolean)
      .join('. ')
      .replaceAll('..', '.');
  };
  const moreProtectedFields = moreProtected(operation, personalDataClasses(content));
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
    personalData.notFor &&
      escapeInline(`Not for ${personalData.notFor.map((each) => forbiddenUse(content, each)).join('; nor for ')}.`),
    guides.dataProtection &&
      `${link('All fields for your record of processing', linkTo(`${guides.dataProtection}#${operation.id}`))}.`,
  );
}

/** Lists operations that take what this one returns, as a section. */
const nextCallsOf = ({ nextCalls }: OperationPage, { content, linkTo }: Writing): string =>
  section(
    '## Next calls',
    nextCalls
      .flatMap(({ identifier, property, operations }) =>
        operations.map(
          ({ title, href, method, path, parameter, why }) =>
            `- ${escapeInline(identifierName(content, identifier))} in ${code(property)}: ${code(`${method.toUpperCase()} ${path}`)}, ${link(escapeInline(title), linkTo(href))}, with ${code(parameter)}. ${escapeInline(why)}`,
        ),
      )
      .join('\n'),
  );

/** Lists the changes of each version, as a section. */
const historyOf = ({ history = [] }: OperationPage, writing: Writing): string =>
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
    insideOf(node, media ? 'type' : 'request', writing).join('\n'),
  );
};

/** Describes the named schemas that occur several times, once each, as a section. */
const describeTypes = (writing: Writing): string =>
  section(
    '## Types',
    [...new Set(writing.types.values())]
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((type) => typeOf(type, writing)),
  );

/** Links to the code lists of the values, as a section. */
const codeListsOf = (operation: Operation, { content, linkTo }: Writing): string => {
  const ids = schemasOf(operation).flatMap(({ schema }) => schemaNodes(schema).flatMap((node) => node.codeLists ?? []));
  // A register has many lists on one page: its address is listed once.
  const byPage = new Map<string, string[]>();
  for (const id of new Set(ids)) {
    const list = codeListOf(content, id);
    const page = list ? `${link(escapeInline(list.register), linkTo(registerPage(content, list.register)))}: ` : '';
    const words = [code(id), list && escapeInline(list.title.en)].filter(Boolean).join(' ');
    byPage.set(page, [...(byPage.get(page) ?? []), words]);
  }
  const items = [...byPage].map(([page, words]) => `- ${page}${words.join('; ')}`);
  return section('## Code lists', items.join('\n'));
};

/** Returns the request on one line; a webhook has no address of its own. */
const callOf = ({ kind, method, path, servers }: Operation): string =>
  kind === 'webhook'
    ? joined(`${code(method.toUpperCase())} to your server: ${code(path)}`, webhookTexts.direction)
    : code(`${method.toUpperCase()} ${baseUrl(servers)}${path.replace(/^(?!\/)/, '/')}`);

/** True if the servers of an operation say more than its address. */
const isDescribed = ({ kind, hasOwnServers, servers }: Operation): boolean =>
  kind === 'operation' && (hasOwnServers || servers.some(({ variables }) => variables.length > 0));

/** Returns the page of an operation as Markdown, below its front matter. */
export function operationMarkdown(page: OperationPage, linkTo: (href: string) => string, content: Terms): string {
  const { operation, api } = page;
  const writing: Writing = {
    content,
    linkTo,
    types: shareTypes(operation),
    requests: new Map(page.pairs.map(({ anchor, request }) => [anchor, request])),
    personalData: operation.personalData?.class,
  };
  const { title, description, deprecated, sunset, responses, operationId } = operation;
  const isWebhook = operation.kind === 'webhook';
  const successResponses = responses.filter((response) => !isErrorResponse(response));
  const describedHeaders = new Set(
    successResponses.slice(0, 1).flatMap(({ headers }) => headers.map(({ schema }) => schema.name)),
  );
  return joined(
    `# ${escapeInline(title)}`,
    callOf(operation),
    `${link(escapeInline(api.title), linkTo(api.route))} ${escapeInline(api.version)}${operationId ? `, operation ID ${code(operationId)}` : ''}, ${code(`${api.id}/${operation.id}`)} in the tools.`,
    deprecated &&
      `**Deprecated**: don't build new calls on this operation.${sunset ? ` It is removed on ${sunset}.` : ''}`,
    // The copy has no heading above those of the description.
    blockOf(
      writing,
      description?.replace(/(<\/?h)([3-6])/g, (_, tag: string, level: string) => tag + (Number(level) - 1)),
    ),
    isDescribed(operation) && serversOf(operation.servers, writing),
    section('## Authentication', isWebhook ? senderOf(operation, writing) : securityOf(operation.security, writing)),
    describeParameters(operation, writing),
    requestBodyOf(operation, writing),
    describeSamples(page, writing),
    successResponses.map((successResponse, index) =>
      responseSection(successResponse, index === 0 ? new Set() : describedHeaders, writing, isWebhook),
    ),
    errorsOf(responses.filter(isErrorResponse), describedHeaders, writing),
    personalDataOf(operation, writing),
    callbacksOf(operation, writing),
    section('## Notes', notesOf(operation.notes)),
    nextCallsOf(page, writing),
    historyOf(page, writing),
    describeTypes(writing),
    codeListsOf(operation, writing),
  );
}
