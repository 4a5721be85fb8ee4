import type { Operation, OperationPage, ParameterPlace, Security } from '../../openapi/model';
import { moreProtected } from '../../openapi/personalData';
import { schemaNodes, schemasOf } from '../../openapi/walk';
import { type SharedType, shareTypes } from '../../reference/types/shareTypes';
import { codeListOf, listHref } from '../../vocabulary/codeLists';
import { identifierName } from '../../vocabulary/identifiers';
import { forbiddenUse, personalDataClass } from '../../vocabulary/personalData';
import { SAMPLE_LANGUAGES } from '../markdown/prepare';
import { code, fence, link, text } from '../markdown/toMarkdown';
import { enumWords } from './facts';
import { errorsOf, isError, mediaOf, responseOf } from './responses';
import { insideOf, linesOf, typeName } from './schema';
import { blockOf, joined, type Level, lineOf, section, type Writing } from './writing';

const PLACES: Record<ParameterPlace, string> = {
  path: 'in the path',
  query: 'in the query',
  header: 'header',
  cookie: 'cookie',
};

/** How a call proves who makes it. */
export function securityOf(security: Security, writing: Pick<Writing, 'linkTo'>): string {
  if (security.length === 0) return 'None needed.';
  const ways = security.map((together) =>
    together.length === 0
      ? 'No authentication'
      : together
          .map(({ summary, scopes, description }) =>
            `${text(summary)}${scopes.length > 0 ? ` with ${scopes.map(code).join(', ')}` : ''}. ${lineOf(writing, description)}`.trim(),
          )
          .join(' and '),
  );
  return ways.length === 1 ? (ways[0] ?? '') : `One of:\n\n${ways.map((way) => `- ${way}`).join('\n')}`;
}

const parametersOf = ({ parameters }: Operation, writing: Writing): string =>
  section(
    '## Parameters',
    parameters
      .flatMap(({ schema, place, serialization }) =>
        linesOf(
          schema,
          'request',
          writing,
          [PLACES[place], serialization && text(serialization.replaceAll('`', ''))].filter(Boolean).join('; '),
        ),
      )
      .join('\n'),
  );

const requestBodyOf = ({ requestBody }: Operation, writing: Writing): string =>
  requestBody
    ? section(
        '## Request body',
        requestBody.required ? 'Required.' : 'Optional.',
        blockOf(writing, requestBody.description),
        mediaOf(requestBody.media, 'request', writing),
      )
    : '';

function personalDataOf(operation: Operation): string {
  const { personalData } = operation;
  if (!personalData) return '';
  const meaning = (name: string) => {
    const known = personalDataClass(name);
    return [known?.name ?? name, known?.meaning, known?.duty].filter(Boolean).join('. ').replaceAll('..', '.');
  };
  const fieldsOfMore = moreProtected(operation);
  const more = [...new Set(fieldsOfMore.map((field) => field.personalData.class))];
  return section(
    '## Personal data',
    text(
      [meaning(personalData.class), personalData.basis && `Basis: ${personalData.basis}.`].filter(Boolean).join(' '),
    ),
    more.map((kind) => {
      const fields = fieldsOfMore.filter((field) => field.personalData.class === kind);
      return `More protected: ${fields.map(({ path }) => code(path)).join(', ')}. ${text(meaning(kind))}`;
    }),
    personalData.notFor && text(`Not for ${personalData.notFor.map(forbiddenUse).join('; nor for ')}.`),
  );
}

const samplesOf = ({ samples }: OperationPage, level: Level): string =>
  section(
    '## Request samples',
    samples
      .filter(({ language }) => SAMPLE_LANGUAGES.slice(0, level > 0 ? 1 : undefined).includes(language))
      .map((sample) => joined(`${text(sample.label)}:`, fence(sample.text, sample.language))),
  );

const nextCallsOf = ({ nextCalls }: OperationPage, { linkTo }: Writing): string =>
  section(
    '## Next calls',
    nextCalls
      .flatMap(({ identifier, property, operations }) =>
        operations.map(
          ({ title, href, method, path, parameter, why }) =>
            `- ${text(identifierName(identifier))} in ${code(property)}: ${code(`${method.toUpperCase()} ${path}`)}, ${link(text(title), linkTo(href))}, with ${code(parameter)}. ${text(why)}`,
        ),
      )
      .join('\n'),
  );

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
      return joined(`### ${text(version)}, ${date}`, [...items, ...rest].join('\n'));
    }),
  );

function callbacksOf({ callbacks }: Operation, writing: Writing): string {
  return section(
    '## Callbacks',
    callbacks.map(({ name, expression, operation }) =>
      joined(
        `### ${text(name)}: ${code(`${operation.method.toUpperCase()} ${expression}`)}`,
        blockOf(writing, operation.description),
        operation.parameters
          .flatMap(({ schema, place }) => linesOf(schema, 'request', writing, PLACES[place]))
          .join('\n'),
        operation.requestBody && mediaOf(operation.requestBody.media, 'response', writing),
        operation.responses.map((one) =>
          joined(
            `Response ${one.status} ${text(one.reason)}`,
            lineOf(writing, one.description),
            mediaOf(one.media, 'response', writing),
          ),
        ),
      ),
    ),
  );
}

const typeOf = (type: SharedType, writing: Writing): string => {
  const { title, description, uses } = type;
  const [{ node, media }] = uses;
  return joined(
    `### ${typeName(type)}`,
    [title && text(title), lineOf(writing, description)].filter(Boolean).join('. '),
    enumWords(node, writing),
    insideOf(node, media ? 'response' : 'request', writing).join('\n'),
  );
};

const typesOf = (writing: Writing): string =>
  section(
    '## Types',
    [...new Set(writing.types.values())]
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((type) => typeOf(type, writing)),
  );

const codeListsOf = (operation: Operation, { linkTo }: Writing): string => {
  const ids = schemasOf(operation).flatMap(({ schema }) => schemaNodes(schema).flatMap((node) => node.codeLists ?? []));
  const lists = [...new Set(ids)].map((id) => {
    const list = codeListOf(id);
    return list ? `- ${code(id)}: ${link(text(list.title.en), linkTo(listHref(list)))}` : `- ${code(id)}`;
  });
  return section('## Code lists', lists.join('\n'));
};

/** The page of an operation as Markdown, below its head. */
export function operationMarkdown(page: OperationPage, linkTo: (href: string) => string, level: Level): string {
  const { operation, api } = page;
  const writing: Writing = { linkTo, level, types: shareTypes(operation), personalData: operation.personalData?.class };
  const { title, method, path, servers, description, deprecated, sunset, responses, operationId } = operation;
  const [server] = servers;
  const good = responses.filter((one) => !isError(one));
  const known = new Set(good.slice(0, 1).flatMap(({ headers }) => headers.map(({ schema }) => schema.name)));
  return joined(
    `# ${text(title)}`,
    `${code(`${method.toUpperCase()} ${server?.url ?? ''}${path}`)}`,
    `${link(text(api.title), linkTo(api.route))} ${text(api.version)}${operationId ? `, operation ID ${code(operationId)}` : ''}, ${code(`${api.id}/${operation.id}`)} in the tools.`,
    deprecated && `**Deprecated**: don't build new calls on this operation.${sunset ? ` It goes on ${sunset}.` : ''}`,
    blockOf(writing, description),
    section('## Authentication', securityOf(operation.security, writing)),
    parametersOf(operation, writing),
    requestBodyOf(operation, writing),
    samplesOf(page, level),
    good.map((one, index) => responseOf(one, index === 0 ? new Set() : known, writing)),
    errorsOf(responses.filter(isError), known, writing),
    personalDataOf(operation),
    callbacksOf(operation, writing),
    section('## Notes', operation.notes.map(({ name, value }) => `- ${text(name)}: ${code(value)}`).join('\n')),
    nextCallsOf(page, writing),
    level < 2 && historyOf(page, writing),
    typesOf(writing),
    codeListsOf(operation, writing),
  );
}
