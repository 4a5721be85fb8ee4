import { operationQuestions } from '../../../vocabulary/language';

/** Whether a query asks for an operation by what it is: `endpoint for usage`, `sti til historik`. */
export const asksForOperation = (query: string): boolean => operationQuestions.test(query);
