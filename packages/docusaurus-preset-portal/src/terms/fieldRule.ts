import type { FieldRule, FieldNames as Names } from 'docusaurus-preset-portal/content';

/** A violation of a rule. */
export interface Broken {
  /** Fields in violation. */
  fields: string[];
  says: string;
  /** Type of the problem. */
  problem: string;
}

/** Context besides the request. */
export interface Known {
  /** True if a value has the form of an identifier. */
  isOfForm: (identifier: string, value: string) => boolean;
  now: number;
}

const DAY = 86_400_000;

/** Returns the property of the body that a rule names; undefined for a parameter. */
export const propertyIn = (name: string): string | undefined => /^body\.(.*)$/.exec(name)?.[1];

// biome-ignore lint/suspicious/noExplicitAny: request values of any type
function valueAt(values: Record<string, any>, name: string): any {
  const property = propertyIn(name);
  return property === undefined ? values[name] : values.body?.[property];
}

function breaking(rule: FieldRule, values: Record<string, unknown>, { isOfForm, now }: Known): Names {
  const get = (name: string) => valueAt(values, name);
  const isSent = (name: string) => get(name) !== undefined;
  if ('needs' in rule) {
    const { when, holding, needs } = rule;
    const applies = when.some((name) => isSent(name) && (holding === undefined || get(name).includes(holding)));
    return applies ? needs.filter((name) => !isSent(name)) : [];
  }
  if ('one' in rule) {
    const sent = rule.one.filter((group) => group.some(isSent));
    return sent.length > 1 ? sent.flat().filter(isSent) : [];
  }
  if ('any' in rule) return rule.any.some(isSent) ? [] : rule.any.slice(0, 1);
  if ('past' in rule) return isSent(rule.past) && Date.parse(get(rule.past)) > now ? [rule.past] : [];
  if ('by' in rule) {
    const { field, by, is, identifier } = rule;
    return get(by) === is && isSent(field) && !isOfForm(identifier, get(field)) ? [field] : [];
  }
  const [from, to] = [get(rule.from), get(rule.to)];
  if (from === undefined || to === undefined) return [];
  const days = (Date.parse(to) - Date.parse(from)) / DAY;
  return (rule.days === undefined ? days < 0 : days > rule.days) ? [rule.to] : [];
}

function neededNames(rule: FieldRule): Names {
  if ('needs' in rule) return rule.needs;
  return 'any' in rule ? rule.any.slice(0, 1) : [];
}

/** Returns the rules that require no parameter which an operation lacks. Body properties are never required. */
export const keepable = (rules: readonly FieldRule[], parameters: readonly { name: string }[]): readonly FieldRule[] =>
  rules.filter((rule) => neededNames(rule).every((needed) => parameters.some(({ name }) => name === needed)));

/** Returns the first violation of a request, whose values are parameters by name, and the body at `body`. */
export function brokenRule(
  rules: readonly FieldRule[],
  values: Record<string, unknown>,
  known: Known,
): Broken | undefined {
  for (const rule of rules) {
    const fields = [...breaking(rule, values, known)];
    const problem = 'one' in rule ? 'conflicting-parameters' : ('needs' in rule && rule.problem) || 'invalid-parameter';
    if (fields.length > 0) return { fields, says: rule.says, problem };
  }
  return undefined;
}
