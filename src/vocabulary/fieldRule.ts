/** Names of parameters; properties of the body have `body.` before theirs. */
type Names = readonly string[];

/** A rule between fields of one request, which the schemas of a contract can't say. */
export type FieldRule = { says: string } & (
  | {
      /** Where one of these is sent (and, of a list, holds this value) … */
      when: Names;
      holding?: string;
      /** … these have to be sent, too. */
      needs: Names;
      problem?: 'missing-purpose';
    }
  /** Groups of which one at most is sent. */
  | { one: readonly Names[] }
  /** One of these at least is sent: the first is asked for. */
  | { any: Names }
  /** A period: its last day is not before the first, and at most so many days after it. */
  | { from: string; to: string; days?: number }
  /** A moment that has passed. */
  | { past: string }
  /** A field whose identifier another field names. */
  | { field: string; by: string; is: string; identifier: string }
);

/** What breaks a rule. */
export interface Broken {
  /** Fields that it is said of. */
  fields: string[];
  says: string;
  problem: 'invalid-parameter' | 'conflicting-parameters' | 'missing-purpose';
}

/** What is known beside the request. */
export interface Known {
  /** Whether a value is of the form of an identifier. */
  isOfForm: (identifier: string, value: string) => boolean;
  now: number;
}

const DAY = 86_400_000;

/** The property of the body that a rule names; undefined for a parameter. */
export const propertyIn = (name: string): string | undefined => /^body\.(.*)$/.exec(name)?.[1];

// biome-ignore lint/suspicious/noExplicitAny: what is sent
function valueAt(values: Record<string, any>, name: string): any {
  const property = propertyIn(name);
  return property === undefined ? values[name] : values.body?.[property];
}

/** The fields that break a rule; empty where it is kept. */
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

/** Fields that a rule can ask a request for. */
function askedFor(rule: FieldRule): Names {
  if ('needs' in rule) return rule.needs;
  return 'any' in rule ? rule.any.slice(0, 1) : [];
}

/**
 * The rules that ask for no parameter which an operation lacks: its contract may be another than they were written for.
 * Of the body they judge what is sent, and ask for nothing.
 */
export const keepable = (rules: readonly FieldRule[], parameters: readonly { name: string }[]): readonly FieldRule[] =>
  rules.filter((rule) => askedFor(rule).every((asked) => parameters.some(({ name }) => name === asked)));

/**
 * The first rule that a request breaks; undefined where it keeps them all.
 *
 * @param values Parameters by name, and the body at `body`; what is not sent is absent.
 */
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
