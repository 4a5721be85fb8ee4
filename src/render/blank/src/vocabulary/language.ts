/** The language that the search knows: English. All words are written without accents. */

/** Plural and possessive endings that make no difference to what is meant, longest first. */
export const endings: readonly string[] = 'ies es s y'.split(' ');

/** Letters that may stand between the parts of a compound. */
export const linkingLetters = /[s]$/;

/** Words that carry no meaning in a question. */
export const questionWords: readonly string[] = (
  'a about all an and any are as at be by can could did do does for from get give had has have how i if in into is it its ' +
  'made many me mean means much my of on or our out over should show so that the their them there through these they this to up us was ' +
  'we were what when where which who whom why will with would you your'
).split(' ');
