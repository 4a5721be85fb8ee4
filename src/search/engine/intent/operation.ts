import { language } from '#site';

const { operationQuestions } = language;

/** True if a query asks for an operation: `endpoint for usage`, `sti til historik`. */
export const asksForOperation = (query: string): boolean => operationQuestions.test(query);
