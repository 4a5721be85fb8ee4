import { type Example, lowerCase, upperFirst } from 'openapi-toolkit';

/** Maximum length, in characters, of a summary that serves as a title. */
const MAX_SUMMARY_LENGTH = 34;

/** Returns the title of an example: its summary if short, else its key. */
export const exampleTitle = ({ name, summary }: Pick<Example, 'name' | 'summary'>): string =>
  summary && summary.length <= MAX_SUMMARY_LENGTH ? summary : upperFirst(lowerCase(name)) || name;
