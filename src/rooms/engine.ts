import { content } from './rooms';
import { patternOf } from './rules';

const patterns = content.map((room) => new RegExp(patternOf(room)));

/** Whether a file, named from the root, is content; all other files serve any contracts. */
export const isContent = (file: string): boolean => patterns.some((pattern) => pattern.test(file));
