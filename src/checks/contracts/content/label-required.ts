import { eachValue } from '../lib/values';

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/**
 * Requires an English and a Danish label on each property and parameter. The Danish one is the term of the register.
 */
export const labelRequired = eachValue(['Parameter', 'Property'], ({ node }) => {
  const missing = ['en', 'da'].filter((language) => !isText(node['x-label']?.[language]));
  return missing.length === 0
    ? undefined
    : `has no label (${missing.join(' and ')}). Add x-label: {en, da}, where da is the word the register uses.`;
});
