import { eachValue } from '../lib/values';

const lettersOf = (text: unknown): string =>
  String(text ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Requires a description that does not merely repeat the name or the label. */
export const descriptionRequired = eachValue(['Parameter', 'Property'], ({ name, node }) => {
  const text = lettersOf(node.description);
  if (text === '') {
    return 'has no description. Say what it means, in which cases it is null, and what is easy to get wrong.';
  }
  return text === lettersOf(name) || text === lettersOf(node['x-label']?.en)
    ? 'is described by its own name. Say what the name does not: meaning, unit or trap.'
    : undefined;
});
