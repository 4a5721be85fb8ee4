import { ownValue } from '../../ownValue';
import type { Knowledge } from './knowledge';
import { notFound, ToolError } from './ToolError';
import { argumentsOf, type Tool, textArgument } from './tool';

/** The bundled contract of an API. */
export function contractOf(api: string, { contracts }: Knowledge) {
  const found = ownValue(contracts, api);
  if (!found) throw notFound('API', api, Object.keys(contracts));
  return found;
}

export const getSchema: Tool<{ api: string; schema: string }> = {
  name: 'get_schema',
  title: 'Read a schema',
  description: 'A named schema of a contract as JSON Schema, as the contract writes it.',
  input: argumentsOf({ api: textArgument('Id of the API.'), schema: textArgument('Name of the schema.') }, [
    'api',
    'schema',
  ]),
  run: ({ api, schema }, knowledge) => {
    const { document, version } = contractOf(api, knowledge);
    const schemas = (document as { components?: { schemas?: Record<string, object> } }).components?.schemas ?? {};
    const found = ownValue(schemas, schema);
    if (!found) throw notFound(`schema of ${api}`, schema, Object.keys(schemas));
    return { api, version, name: schema, schema: found };
  },
};

export const getCodeList: Tool<{ list: string; code?: string }> = {
  name: 'get_code_list',
  title: 'Look up codes',
  description:
    'A code list of a register, or what one code of it means. Ids of lists stand at the fields of operations.',
  input: argumentsOf({ list: textArgument('Id of the list.'), code: textArgument('One code, as text.', 60) }, ['list']),
  run: ({ list, code }, { codeLists }) => {
    const found = codeLists.find(({ id }) => id === list);
    if (!found)
      throw notFound(
        'code list',
        list,
        codeLists.map(({ id }) => id),
      );
    const { id, title, register, complete, codes } = found;
    if (code === undefined) return { id, title, register, complete, codes };
    const one = codes.find((each) => each.code === code);
    if (!one) {
      const open = complete ? 'The list is complete.' : 'The list is open: the code can be valid all the same.';
      throw new ToolError(
        'not-found',
        `${id} has no code "${code}". ${open}`,
        codes.slice(0, 12).map((each) => each.code),
      );
    }
    return { id, title, register, code: one };
  },
};

export const checkIdentifier: Tool<{ identifier: string; value: string }> = {
  name: 'check_identifier',
  title: 'Check an identifier',
  description:
    'Whether a value has the form of an identifier. Says nothing of whether it exists. The value is not repeated, stored or sent.',
  input: argumentsOf(
    { identifier: textArgument('Id of the identifier.'), value: textArgument('The value, as text.', 100) },
    ['identifier', 'value'],
  ),
  run: ({ identifier, value }, { identifiers }) => {
    const found = identifiers.find(({ id, fields }) => id === identifier || fields.includes(identifier));
    if (!found)
      throw notFound(
        'identifier',
        identifier,
        identifiers.map(({ id }) => id),
      );
    const { id, name, patterns, fields, isSecret } = found;
    if (isSecret)
      throw new ToolError(
        'invalid-argument',
        `A ${name} identifies a person: do not hand it to tools. It goes in the body of a request only.`,
      );
    return {
      identifier: id,
      name,
      fields,
      ...(patterns.length > 0
        ? {
            hasForm: patterns.some(({ source, flags }) => new RegExp(source, flags).test(value)),
            patterns: patterns.map(({ source }) => source),
          }
        : { hasForm: null, note: 'The contracts give no form for it.' }),
    };
  },
};

export const listChanges: Tool<{ api?: string; since?: string }> = {
  name: 'list_changes',
  title: 'List changes',
  description:
    'What changed in the contracts, the latest version first: breaking, risky and safe changes with what to do.',
  input: argumentsOf({
    api: textArgument('Id of one API.'),
    since: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'First day, YYYY-MM-DD.' },
  }),
  run: ({ api, since = '' }, knowledge) => {
    if (api !== undefined) contractOf(api, knowledge);
    const wanted = knowledge.changes.filter((one) => api === undefined || one.api === api);
    return wanted.map((one) => ({
      api: one.api,
      releases: one.releases
        .filter(({ date }) => date >= since)
        .map(({ version, date, summary, changes }) => ({
          version,
          date,
          summary,
          texts: changes.filter(({ severity }) => severity === 'text').length,
          changes: changes
            .filter(({ severity }) => severity !== 'text')
            .map(({ severity, message, sentence, migration, operations }) => ({
              severity,
              text: sentence ?? message,
              migration,
              operations: [...new Set(operations.map(({ operation }) => operation))],
            })),
        })),
    }));
  },
};
