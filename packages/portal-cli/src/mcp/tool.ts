import type { ServerData } from './knowledge';

/** JSON Schema of a tool's arguments: an object with described properties. */
export interface ArgumentsSchema {
  type: 'object';
  properties: Record<string, object>;
  required?: readonly string[];
  additionalProperties: false;
}

/** A tool: description, arguments, result. */
export interface Tool<Arguments = never> {
  name: string;
  title: string;
  description: string;
  input: ArgumentsSchema;
  /** Returns Markdown, or data to serialise as JSON. @throws ToolError if the call can't be handled. */
  run: (toolArguments: Arguments, knowledge: ServerData) => unknown;
}

const MAX_NAME_LENGTH = 300;

/** Schema of a text argument. */
export const textArgument = (description: string, maxLength = MAX_NAME_LENGTH) => ({
  type: 'string',
  minLength: 1,
  maxLength,
  description,
});

export const argumentsOf = (properties: Record<string, object>, required: readonly string[] = []): ArgumentsSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/** Error of a tool, with a code for programs and a sentence for people. */
export class ToolError extends Error {
  constructor(
    /** Stable name: `not-found`, `invalid-argument`, `response-too-large`. */
    readonly code: string,
    message: string,
    /** Existing names, if an unknown one was requested. */
    readonly suggestions: readonly string[] = [],
    /** Number of existing names, of which `suggestions` may be a part. */
    readonly total: number = suggestions.length,
  ) {
    super(message);
  }
}

const MAX_SUGGESTIONS = 12;

const sharesWord = (requestedName: string, name: string): boolean => {
  const [a, b] = [requestedName.toLowerCase(), name.toLowerCase()];
  return a.length > 2 && a.split(/[^\p{L}\p{N}]+/u).some((word) => word.length > 2 && b.includes(word));
};

/** Creates the error for an unknown name, with similar names. */
export function unknownName(kind: string, requestedName: string, names: readonly string[]): ToolError {
  const similar = names.filter((name) => sharesWord(requestedName, name));
  const suggestions = (similar.length > 0 ? similar : names).slice(0, MAX_SUGGESTIONS);
  return new ToolError('not-found', `There is no ${kind} "${requestedName.slice(0, 80)}".`, suggestions, names.length);
}
