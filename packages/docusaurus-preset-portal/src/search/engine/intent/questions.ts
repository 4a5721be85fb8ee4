import { language } from 'docusaurus-preset-portal/content';
import { splitNames } from '../names';
import type { SearchRecord } from '../records';
import { isStatus } from './statuses';

const { definitionEndings, definitionQuestions, failures, operationQuestions } = language;

/** True if a query asks for an operation: `endpoint for usage`, `sti til historik`. */
export const isOperationQuery = (query: string): boolean => operationQuestions.test(query);

const DEFINITION_QUERY = new RegExp(
  `^(?:${definitionQuestions.join('|')})\\s|\\s(?:${definitionEndings.join('|')})$`,
  'i',
);

/** True if a query asks for a definition: then a guide ranks before an operation. */
export const isDefinitionQuery = (query: string): boolean => DEFINITION_QUERY.test(query.trim());

/** True if a query describes a failure: then errors rank before the thing that fails. */
export const isFailureQuery = (query: string): boolean => failures.test(query);

/** True if a record describes an error: its names contain a status code. */
export const describesError = ({ kind, label }: SearchRecord): boolean =>
  kind === 'guide' && splitNames(label).some(isStatus);
