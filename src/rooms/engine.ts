import { content } from './rooms';
import { patternOf } from './rules';

const patterns = content.map((room) => new RegExp(patternOf(room)));

/** True if a file, relative to the root, is content. All other files work with any contracts. */
export const isContent = (file: string): boolean => patterns.some((pattern) => pattern.test(file));
