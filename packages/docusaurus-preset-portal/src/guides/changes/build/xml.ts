import { escapeMarkup } from '../../../lib/escapeMarkup';

/** Characters that XML 1.0 cannot represent. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes a text for an element or a quoted attribute of XML. */
export const escapeXml = (text: string): string => escapeMarkup(text.replace(FORBIDDEN, ''));
