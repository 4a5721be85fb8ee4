import type { Document } from '../../openapi';
import type { OperationObject, SecurityRequirement } from '../../openapi/document';
import { pointerBelow } from '../../openapi/pointer';
import { canonical } from '../view/canonical';
import { type Context, note, type Pair } from './graph';
import type { Both, Placed } from './texts';
import { quote } from './words';

/** Credentials of a request: scheme → scopes. */
type Alternative = ReadonlyMap<string, readonly string[]>;

const alternativesOf = (requirements: SecurityRequirement[] | undefined): Alternative[] =>
  requirements && requirements.length > 0
    ? requirements.map((one) => new Map(Object.entries(one).map(([id, scopes]) => [id, scopes ?? []])))
    : [new Map()];

/** True if a request with the credentials `given` satisfies `asked`. */
const satisfies = (given: Alternative, asked: Alternative): boolean =>
  [...asked].every(([id, scopes]) => given.has(id) && scopes.every((scope) => given.get(id)?.includes(scope)));

const words = (alternatives: Alternative[]): string =>
  alternatives
    .map((one) => [...one].map(([id, scopes]) => quote([id, ...scopes].join(' '))).join(' and ') || 'nothing')
    .join(' or ');

const schemeOf = (document: Document, id: string): Record<string, unknown> | undefined => {
  const schemes = document.components?.securitySchemes ?? {};
  if (!Object.hasOwn(schemes, id)) return undefined;
  return JSON.parse(canonical(document, schemes[id])) as Record<string, unknown>;
};

/** Compares the security schemes that an operation uses on both sides: their requirements, then their texts. */
function compareSchemes(context: Context, ids: Iterable<string>, pair: Pair): void {
  for (const id of ids) {
    const [old, now] = [schemeOf(context.before, id), schemeOf(context.after, id)];
    if (!old || !now) continue;
    const pointer = pointerBelow('#/components/securitySchemes', id);
    const spot = { before: pointer, after: pointer };
    const { description: was, ...before } = old;
    const { description: is, ...after } = now;
    if (canonical(context.before, before) !== canonical(context.after, after)) {
      const message = `The security scheme \`${id}\` changed.`;
      note(pair, 'security-scheme-changed', { ...spot, aspect: 'scheme', message });
    }
    if (was !== is) {
      const message = `The description of the security scheme \`${id}\` changed.`;
      note(pair, 'text-changed', { ...spot, aspect: 'description', message });
    }
  }
}

const where = (document: Document, { object, pointer }: Placed<OperationObject>): string =>
  object.security ? `${pointer}/security` : document.security ? '#/security' : pointer;

/** Compares the credentials that a request needs. */
export function compareSecurity(context: Context, { before, after }: Both<OperationObject>, pair: Pair): void {
  const old = alternativesOf(before.object.security ?? context.before.security);
  const now = alternativesOf(after.object.security ?? context.after.security);
  compareSchemes(context, new Set(old.flatMap((one) => [...one.keys()])), pair);
  const shut = old.some((given) => !now.some((asked) => satisfies(given, asked)));
  const opened = now.some((given) => !old.some((asked) => satisfies(given, asked)));
  if (!shut && !opened) return;
  note(pair, shut ? 'security-tightened' : 'security-loosened', {
    before: where(context.before, before),
    after: where(context.after, after),
    aspect: 'security',
    message: `Authentication changed from ${words(old)} to ${words(now)}.`,
  });
}
