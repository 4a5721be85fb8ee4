import map from 'lodash/map';
import { argumentsOf, type Tool, ToolError, textArgument, unknownName } from 'portal-cli/tools';
import { type Recognised, readAs, recognise } from '#site';
import { type KnownIdentifier, knownIdentifiers } from './knownIdentifiers';

const NOTE =
  'hasForm: it is written as operations take it; canBe: it is right once it is written like value. Neither says that it exists.';

const fitsPattern = (patterns: KnownIdentifier['patterns'], value: string): boolean =>
  patterns.some((pattern) => pattern.test(value));

type Interpretation = Pick<
  Recognised,
  'identifier' | 'name' | 'value' | 'verdict' | 'isValid' | 'changes' | 'isPersonal'
>;

/** Returns a reading for the output of the tool: values that can be personal are not repeated. */
const toOutput = (
  { identifier, name, value, verdict, isValid, changes, isPersonal }: Interpretation,
  input: string,
) => ({
  identifier,
  name,
  canBe: isValid,
  hasForm: isValid && (isPersonal ? changes.length === 0 : value === input),
  verdict,
  ...(isValid && !isPersonal && { value }),
  ...(changes.length > 0 && { changes }),
});

/** Checks a value against an identifier whose form only the contracts define. */
function byContract({ id, name, patterns }: KnownIdentifier, value: string) {
  const hasPattern = patterns.length > 0;
  const hasForm = hasPattern ? fitsPattern(patterns, value) : null;
  const verdict = hasPattern ? 'Compared with the pattern of the contract.' : 'The contracts give no form for it.';
  return { identifier: id, name, canBe: hasForm, hasForm, verdict };
}

const interpretationsOf = (value: string, identifiers: readonly KnownIdentifier[]) => [
  ...recognise(value).map((recognised) => toOutput(recognised, value)),
  ...identifiers
    .filter(
      (identifier) =>
        !identifier.isSecret && readAs(identifier.id, value) === undefined && fitsPattern(identifier.patterns, value),
    )
    .map((identifier) => byContract(identifier, value)),
];

function interpretAs(knownIdentifier: KnownIdentifier, value: string) {
  if (knownIdentifier.isSecret)
    throw new ToolError(
      'invalid-argument',
      `A ${knownIdentifier.name} identifies a person: do not hand it to tools. It goes in the body of a request only.`,
    );
  const found = recognise(value);
  const best = found.find(({ identifier }) => identifier === knownIdentifier.id);
  if (best) return toOutput(best, value);
  const parsed = readAs(knownIdentifier.id, value);
  if (!parsed) return byContract(knownIdentifier, value);
  const isPersonal = found.some((recognised) => recognised.isPersonal);
  const verdict = parsed.fault
    ? `Not the form of: ${knownIdentifier.name}. ${parsed.fault.says}`
    : `The form of: ${knownIdentifier.name}.`;
  const interpretation = {
    identifier: knownIdentifier.id,
    name: knownIdentifier.name,
    ...parsed,
    isValid: parsed.fault === undefined,
    verdict,
  };
  return toOutput({ ...interpretation, ...(isPersonal && { isPersonal }) }, value);
}

function identifierNamed(idOrField: string, identifiers: readonly KnownIdentifier[]): KnownIdentifier {
  const found = identifiers.find(({ id, fields }) => id === idOrField || fields.includes(idOrField));
  if (found) return found;
  throw unknownName('identifier', idOrField, map(identifiers, 'id'));
}

export const checkIdentifier: Tool<{ identifier?: string; value: string }> = {
  name: 'check_identifier',
  title: 'Check an identifier',
  description:
    'Says which identifiers a value can be, however it is written: its form, its check digit in words, and the value as operations take it. Says nothing of whether it exists. A value that can be personal data is not repeated; none is stored or sent.',
  input: argumentsOf(
    {
      value: textArgument('The value, as text.', 100),
      identifier: textArgument('Id of one identifier, or a field that carries it; all of them by default.'),
    },
    ['value'],
  ),
  run: ({ identifier, value }, knowledge) => {
    const identifiers = knownIdentifiers(knowledge);
    if (identifier === undefined) return { readings: interpretationsOf(value, identifiers), note: NOTE };
    const knownIdentifier = identifierNamed(identifier, identifiers);
    const patterns = knownIdentifier.patterns.map(({ source }) => source);
    return { ...interpretAs(knownIdentifier, value), fields: knownIdentifier.fields, patterns, note: NOTE };
  },
};
