import type { Document, OperationObject, SecurityRequirement } from '../../openapi/document';
import { pointerBelow } from '../../openapi/pointer';
import { canonical } from '../view/canonical';
import { type ComparedPair, type ComparisonState, note } from './graph';
import { quote } from './messageText';
import type { Positioned, Sides } from './part';

/** Credentials of a request: scheme → scopes. */
type Alternative = ReadonlyMap<string, readonly string[]>;

const alternativesOf = (requirements: SecurityRequirement[] | undefined): Alternative[] =>
  requirements && requirements.length > 0
    ? requirements.map((requirement) => new Map(Object.entries(requirement).map(([id, scopes]) => [id, scopes ?? []])))
    : [new Map()];

const satisfies = (credentials: Alternative, required: Alternative): boolean =>
  [...required].every(
    ([id, scopes]) => credentials.has(id) && scopes.every((scope) => credentials.get(id)?.includes(scope)),
  );

const credentialsText = (alternatives: Alternative[]): string =>
  alternatives
    .map(
      (requirement) =>
        [...requirement].map(([id, scopes]) => quote([id, ...scopes].join(' '))).join(' and ') || 'nothing',
    )
    .join(' or ');

const schemeOf = (document: Document, id: string): Record<string, unknown> | undefined => {
  const schemes = document.components?.securitySchemes ?? {};
  if (!Object.hasOwn(schemes, id)) return undefined;
  return JSON.parse(canonical(document, schemes[id])) as Record<string, unknown>;
};

function compareSchemes(context: ComparisonState, ids: Iterable<string>, pair: ComparedPair): void {
  for (const id of ids) {
    const [old, now] = [schemeOf(context.before, id), schemeOf(context.after, id)];
    if (!old || !now) continue;
    const pointer = pointerBelow('#/components/securitySchemes', id);
    const location = { before: pointer, after: pointer };
    const { description: descriptionBefore, ...before } = old;
    const { description: descriptionAfter, ...after } = now;
    if (canonical(context.before, before) !== canonical(context.after, after)) {
      const message = `The security scheme \`${id}\` changed.`;
      note(pair, 'security-scheme-changed', { ...location, aspect: 'scheme', message });
    }
    if (descriptionBefore !== descriptionAfter) {
      const message = `The description of the security scheme \`${id}\` changed.`;
      note(pair, 'text-changed', { ...location, aspect: 'description', message });
    }
  }
}

const pointerOf = (document: Document, { object, pointer }: Positioned<OperationObject>): string =>
  object.security ? `${pointer}/security` : document.security ? '#/security' : pointer;

export function compareSecurity(
  context: ComparisonState,
  { before, after }: Sides<OperationObject>,
  pair: ComparedPair,
): void {
  const old = alternativesOf(before.object.security ?? context.before.security);
  const now = alternativesOf(after.object.security ?? context.after.security);
  compareSchemes(context, new Set(old.flatMap((requirement) => [...requirement.keys()])), pair);
  const isTightened = old.some((credentials) => !now.some((required) => satisfies(credentials, required)));
  const isLoosened = now.some((credentials) => !old.some((required) => satisfies(credentials, required)));
  if (!isTightened && !isLoosened) return;
  note(pair, isTightened ? 'security-tightened' : 'security-loosened', {
    before: pointerOf(context.before, before),
    after: pointerOf(context.after, after),
    aspect: 'security',
    message: `Authentication changed from ${credentialsText(old)} to ${credentialsText(now)}.`,
  });
}
