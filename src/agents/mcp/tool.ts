import { LANGUAGES } from '../../reference/samples/languages';
import type { Knowledge } from './knowledge';

/** JSON Schema of a tool's arguments: an object whose properties are described. */
export interface ArgumentsSchema {
  type: 'object';
  properties: Record<string, object>;
  required?: readonly string[];
  additionalProperties: false;
}

/** A tool: what it does, what it takes, what it answers. */
export interface Tool<Arguments = never> {
  name: string;
  title: string;
  description: string;
  input: ArgumentsSchema;
  /** Whether it reaches beyond the packed data. */
  isOpen?: boolean;
  /**
   * @returns Markdown, or data that is written as JSON.
   * @throws ToolError for what can not be answered.
   */
  run: (given: Arguments, knowledge: Knowledge) => unknown;
}

const MAX_NAME = 300;

/** A required or optional text. */
export const textArgument = (description: string, maxLength = MAX_NAME) => ({
  type: 'string',
  minLength: 1,
  maxLength,
  description,
});

/** A language of code samples. */
export const languageArgument = (description: string) => ({
  type: 'string',
  enum: LANGUAGES.map(({ language }) => language),
  description,
});

export const argumentsOf = (properties: Record<string, object>, required: readonly string[] = []): ArgumentsSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
