import { language } from '#site';

const { definitionEndings, definitionQuestions } = language;

const ASKS = new RegExp(`^(?:${definitionQuestions.join('|')})\\s|\\s(?:${definitionEndings.join('|')})$`, 'i');

/**
 * True if a query asks for a definition: then a guide that describes the thing ranks before an operation that takes
 * it.
 */
export const asksWhatItIs = (query: string): boolean => ASKS.test(query.trim());
