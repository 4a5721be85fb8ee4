import { definitionEndings, definitionQuestions } from '../../../vocabulary/language';

const ASKS = new RegExp(`^(?:${definitionQuestions.join('|')})\\s|\\s(?:${definitionEndings.join('|')})$`, 'i');

/** Whether a query asks what something is: then a guide that describes it is the answer, not an operation that takes it. */
export const asksWhatItIs = (query: string): boolean => ASKS.test(query.trim());
