import { eachValue } from '../lib/values';

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** An English and a Danish label on every property and parameter: the Danish one is what the register calls it. */
export const labelRequired = eachValue(['Parameter', 'Property'], ({ node }) => {
  const missing = ['en', 'da'].filter((language) => !isText(node['x-label']?.[language]));
  return missing.length === 0
    ? undefined
    : `has no label (${missing.join(' and ')}). Add x-label: {en, da}, where da is the word the register uses.`;
});
