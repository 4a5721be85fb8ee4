import { REFERENCE_ROUTE } from '../../../apis';
import { BadInput } from '../../../BadInput';
import { nearestName } from '../../../likeness';
import { buildLog, type Log } from '../../../log';
import { joinNames } from '../../engine/names';
import type { SourceRecord } from '../SourceRecord';

/** What readers type when a page, or a part of it, is the answer. In any language; a few words each. */
export interface Question {
  /** Address of the page or part; `*#downloads` is that part of every page. */
  at: string;
  asked: readonly string[];
}

/** The page of a folder ends in a slash, which is not part of its name. */
const addressOf = (href: string): string => href.replace(/\/(?=#|$)/, '');

const isAt = (at: string, href: string): boolean =>
  at.startsWith('*#') ? href.endsWith(at.slice(1)) : addressOf(href) === at;

/**
 * Records with what readers ask for when they are the answer. What is asked of an operation that no contract has is left
 * out with a warning: contracts change, and other ones may stand in their place.
 *
 * @param file Name of the file with the questions, for messages.
 * @throws BadInput that names every other address at which there is nothing.
 */
export function withQuestions(
  records: readonly SourceRecord[],
  questions: readonly Question[],
  file: string,
  log: Log = buildLog,
): SourceRecord[] {
  const lost = questions.map(({ at }) => at).filter((at) => !records.some(({ href }) => isAt(at, href)));
  const pages = records.map(({ href }) => href).filter((href) => !href.includes('#'));
  const near = (at: string) => (at.startsWith('*') ? '' : `; the nearest page is ${nearestName(at, pages)}`);
  const say = (at: string) => `${file}: nothing is at ${at}${near(at)}. Correct the address, or remove the entry.`;
  const gone = lost.filter((at) => !at.startsWith(REFERENCE_ROUTE));
  if (gone.length > 0) throw new BadInput(gone.map(say).join('\n'));
  for (const at of lost) log.warn(say(at));
  return records.map((record) => {
    const asked = questions.filter(({ at }) => isAt(at, record.href)).flatMap((question) => question.asked);
    return asked.length > 0 && record.kind !== 'field' ? { ...record, asked: joinNames(asked) } : record;
  });
}
