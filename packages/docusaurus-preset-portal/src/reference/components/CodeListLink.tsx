import Link from '@docusaurus/Link';
import type { RegisterCodeList } from 'docusaurus-preset-portal/content';
import { guides } from 'docusaurus-preset-portal/content';
import { listHref } from '../../terms/codeAddress';
import { line } from './line';

/** Maximum number of codes, and of characters of their text, that are listed beside the link. */
const MAX_INLINE_LIST = { codes: 5, text: 60 };

const isShort = ({ codes }: RegisterCodeList): boolean =>
  codes.length <= MAX_INLINE_LIST.codes && codes.every(({ en }) => en.length <= MAX_INLINE_LIST.text);

/** Link to the meanings of a code list, with the codes if there are few and they are not listed elsewhere (`alone`). */
export function CodeListLink({ list, alone = false }: { list: RegisterCodeList; alone?: boolean }) {
  const codes = alone || !isShort(list) ? [] : list.codes;
  return line(
    <Link to={listHref({ guides }, list)}>{list.title.en}</Link>,
    codes.map(({ code, en }, index) => [index === 0 ? ': ' : ', ', <code key={code}>{code}</code>, ` ${en}`]),
  );
}
