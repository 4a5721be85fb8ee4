const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Six digits that can be a date of birth, DDMMYY. The century is unknown, so 29 February needs YY / 4 only. */
function isDate(digits) {
  const [day, month, year] = digits.match(/\d\d/g).map(Number);
  if (day < 1 || month < 1 || day > (DAYS[month - 1] ?? 0)) return false;
  return !(day === 29 && month === 2) || year % 4 === 0;
}

/** Everything in a text that has the shape of a CPR number: DDMMYYSSSS or DDMMYY-SSSS, a whole run of digits. */
export function findCpr(text) {
  const runs = text.matchAll(/(?<![0-9]|[0-9]\.)([0-9]{6})-?[0-9]{4}(?![0-9])/g);
  return [...runs].filter(([, date]) => isDate(date)).map((run) => ({ index: run.index, text: run[0] }));
}

/** Modulus 11 with weights 2 7 6 5 4 3 2 1: every CVR number that was ever given out passes. */
export function isCvrChecksumValid(digits) {
  if (!/^[0-9]{8}$/.test(digits)) return false;
  const weights = [2, 7, 6, 5, 4, 3, 2, 1];
  return weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11 === 0;
}

/** The range kept for examples: no company has a number that starts with 0. */
export const isInventedCvr = (digits) => /^0990[0-9]{4}$/.test(digits) && isCvrChecksumValid(digits);
