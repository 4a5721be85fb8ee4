const DAYS_OF_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether six digits can be a date of birth, DDMMYY. The century is unknown, so 29 February needs YY / 4 only. */
function isDate(digits: string): boolean {
  const [day = 0, month = 0, year = 0] = digits.match(/\d\d/g)?.map(Number) ?? [];
  if (day < 1 || month < 1 || day > (DAYS_OF_MONTH[month - 1] ?? 0)) return false;
  return !(day === 29 && month === 2) || year % 4 === 0;
}

/** Everything in a text that has the form of a CPR number: DDMMYYSSSS or DDMMYY-SSSS, with no digit beside it. */
export function findCpr(text: string): { index: number; text: string }[] {
  const runs = text.matchAll(/(?<![0-9]|[0-9]\.)([0-9]{6})-?[0-9]{4}(?![0-9])/g);
  return [...runs].filter(([, date = '']) => isDate(date)).map((run) => ({ index: run.index, text: run[0] }));
}
