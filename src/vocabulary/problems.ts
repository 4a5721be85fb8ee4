import type { ProblemKind } from 'docusaurus-preset-portal/content';

/**
 * Problem types (RFC 9457), by the fragment of their `type`.
 *
 * Source: the guide `docs/docs/errors.mdx`, which has a section for every key of this list.
 */
export const problems = {
  'invalid-parameter': { status: 400, title: 'Invalid parameter' },
  'invalid-body': { status: 400, title: 'Invalid request body' },
  'conflicting-parameters': { status: 400, title: 'Parameters cannot be combined' },
  'missing-api-key': { status: 401, title: 'API key missing' },
  'invalid-api-key': { status: 401, title: 'API key not valid' },
  'missing-purpose': { status: 403, title: 'Purpose missing' },
  'not-in-agreement': { status: 403, title: 'Not in your agreement' },
  'person-not-in-subscription': { status: 403, title: 'Person not in your subscription' },
  'not-found': { status: 404, title: 'Not found' },
  'ambiguous-plate': { status: 409, title: 'Plate is ambiguous' },
  'idempotency-conflict': { status: 409, title: 'Idempotency key reused' },
  'address-discontinued': { status: 410, title: 'Address discontinued' },
  'batch-too-large': { status: 413, title: 'Batch too large' },
  'unit-required': { status: 422, title: 'Unit required' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  'register-error': { status: 502, title: 'Register returned an error' },
  'register-unavailable': { status: 503, title: 'Register not available' },
} as const satisfies Record<string, ProblemKind>;
