/**
 * The languages readers search in, English and Danish, as far as the search has to know them.
 * All words are written without accents, as `fold` leaves them or ends up with them.
 */

/** Plural, definite and possessive endings that make no difference to what is meant, longest first. */
export const endings: readonly string[] = 'ernes erne enes ene ies ers ens ets er en et es e s y'.split(' ');

/** What people type to find an attribute: a word in either language, a field of a register. */
export const attributeQueries = 'roof, opførelsesår, byg056 …';

/** Letters that may stand between the parts of a compound: `ejendom-s-vurdering`. */
export const linkingLetters = /[se]$/;

/** Words that carry no meaning in a question. */
export const questionWords: readonly string[] = (
  'a about all an and any are as at be by can could did do does for from get give had has have how i if in into is it its ' +
  'made many me mean means much my of on or our out over should show so that the their them there through these they this to up us was ' +
  'we were what when where which who whom why will with would you your ' +
  'af alle at betyder blev de den der deres det du eller en er et fa finder finde for fra ga giver ha har have hvad hvem hvilke ' +
  'hvilken hvilket hvis hvor hvordan hvorfor hvornar i ind jeg kan man med mig min nar og om op os pa sa skal som soger til ud ' +
  'var ved vi vil'
).split(' ');
