import { eachText } from '../lib/prose.js';

/** A paragraph that starts with import or export is run as code by MDX. */
export default eachText((text) => {
  const found = text.match(/(?:^|\n[ \t]*\n)(import|export)\b/);
  return (
    found && `has a paragraph that starts with "${found[1]}". Begin it with another word: MDX would run it as code.`
  );
});
