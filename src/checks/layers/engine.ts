import { content } from './layers';
import { patternOf } from './rules';

const patterns = content.map((layer) => new RegExp(patternOf(layer)));

/** True if a file, relative to the root, is content. All other files work with any contracts. */
export const isContent = (file: string): boolean => patterns.some((pattern) => pattern.test(file));
