import { guides } from 'docusaurus-preset-portal/content';
import { CLIENT_LANGUAGES, LANGUAGES } from '../../reference/samples/languages';
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

/** Languages of code samples, and the clients of the site. */
export const sampleLanguages = [...LANGUAGES, ...(guides.clients ? CLIENT_LANGUAGES : [])];

/** Schema of the language of code samples. */
export const languageArgument = (description: string) => ({
  type: 'string',
  enum: sampleLanguages.map(({ language }) => language),
  description,
});

export const argumentsOf = (properties: Record<string, object>, required: readonly string[] = []): ArgumentsSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
