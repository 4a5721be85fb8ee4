import Link from '@docusaurus/Link';
import type { CodeList } from '#site';
import { listHref } from '../../terms/codeAddress';

/** Maximum number of codes, and of characters of their text, that are listed beside the link. */
const MAX_INLINE_LIST = { codes: 5, text: 60 };

const isShort = ({ codes }: CodeList): boolean =>
  codes.length <= MAX_INLINE_LIST.codes && codes.every(({ en }) => en.length <= MAX_INLINE_LIST.text);

/**
 * Link to the meanings of a code list, and the codes themselves if there are few.
 *
 * @param alone The codes are listed elsewhere on the page: only the link is rendered.
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
