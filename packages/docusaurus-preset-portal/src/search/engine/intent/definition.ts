import { language } from 'docusaurus-preset-portal/content';

const { definitionEndings, definitionQuestions } = language;

const DEFINITION_QUERY = new RegExp(
  `^(?:${definitionQuestions.join('|')})\\s|\\s(?:${definitionEndings.join('|')})$`,
  'i',
);

/** True if a query asks for a definition: then a guide ranks before an operation. */
export const isDefinitionQuery = (query: string): boolean => DEFINITION_QUERY.test(query.trim());
