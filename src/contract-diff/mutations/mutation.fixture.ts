/**
 * An edit of a schema, and what it means in a request and in a response: `severity family`. Both sides are the schema of
 * a property, in YAML.
 */
export type SchemaMutation = readonly [before: string, after: string, request: string, response: string];

/** What is edited: the part of the contract at a path, by what it becomes; `null` removes it. */
export type Edit = readonly [path: string, value: unknown];

/**
 * An edit of an operation, and what it means: `severity rule`, separated by commas. Paths are below the contract
 * `shapes.fixture.ts`; steps are separated by a space.
 */
export type OperationMutation = readonly [name: string, edits: Edit[], expected: string];
