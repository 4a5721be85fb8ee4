import Link from '@docusaurus/Link';
import { type CodeList, listHref } from '../../vocabulary/codeLists';

/** Codes of a list this short stand beside the link. */
const SHORT_LIST = { codes: 5, text: 60 };

const isShort = ({ codes }: CodeList): boolean =>
  codes.length <= SHORT_LIST.codes && codes.every(({ en }) => en.length <= SHORT_LIST.text);

/**
 * Link to what the codes of a list mean, and the codes themselves where they are few.
 *
 * @param alone The codes stand elsewhere already: the link alone.
 */
export function CodeListLink({ list, alone = false }: { list: CodeList; alone?: boolean }) {
  return (
    <>
      <Link to={listHref(list)}>{list.title.en}</Link>
      {!alone &&
        isShort(list) &&
        list.codes.map(({ code, en }, index) => (
          <span key={code}>
            {index === 0 ? ': ' : ', '}
            <code>{code}</code>
            {` ${en}`}
          </span>
        ))}
    </>
  );
}
