const DAYS_OF_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** True if six digits can be a date of birth, DDMMYY. The century is unknown, so 29 February only needs YY / 4. */
function isDate(digits: string): boolean {
  const [day = 0, month = 0, year = 0] = digits.match(/\d\d/g)?.map(Number) ?? [];
  if (day < 1 || month < 1 || day > (DAYS_OF_MONTH[month - 1] ?? 0)) return false;
  return !(day === 29 && month === 2) || year % 4 === 0;
}

/** Finds everything with the form of a CPR number: DDMMYYSSSS or DDMMYY-SSSS, without an adjacent digit. */
export function findCpr(text: string): { index: number; text: string }[] {
  const runs = text.matchAll(/(?<![0-9]|[0-9]\.)([0-9]{6})-?[0-9]{4}(?![0-9])/g);
  return [...runs].filter(([, date = '']) => isDate(date)).map((run) => ({ index: run.index, text: run[0] }));
}
