import { language } from 'docusaurus-preset-portal/content';

const { operationQuestions } = language;

/** True if a query asks for an operation: `endpoint for usage`, `sti til historik`. */
export const isOperationQuery = (query: string): boolean => operationQuestions.test(query);
