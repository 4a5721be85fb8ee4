import { escapeMarkup } from '../../lib/escapeMarkup';
import { FONT_FAMILY, type Painter } from './svg';

/** Size of the picture that links to the site carry, in pixels. */
export const CARD = { width: 1200, height: 630 };
const MARGIN = 80;
const ROOM = CARD.width - 2 * MARGIN;

/** Texts of the card. */
export interface CardTexts {
  title: string;
  /** Sentence or words in large letters. */
  headline: string;
  below: string;
  /** Width of the logo in pixels at a height of 28. */
  logoWidth: number;
}

export interface Colours {
  background: string;
  text: string;
  soft: string;
}

interface Line {
  text: string;
  size: number;
  weight: 400 | 700;
}

const svgOf = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}" font-family="${FONT_FAMILY}">${content}</svg>`;

const textOf = ({ text, size, weight }: Line, y: number, fill: string) =>
  `<text x="${MARGIN}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeMarkup(text)}</text>`;

/** Breaks a text into lines that fit; a size smaller while there are more than `most` of them. */
function fitted(text: string, line: Omit<Line, 'text'>, most: number, painter: Painter): Line[] {
  const fits = (one: string) => painter.widthOf(svgOf(textOf({ ...line, text: one }, 100, '#000'))) <= ROOM;
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const isRoomy = lines.length <= most && lines.every(fits);
  const smaller = Math.floor(line.size * 0.88);
  if (!isRoomy && smaller > 20) return fitted(text, { ...line, size: smaller }, most, painter);
  return lines.slice(0, most).map((one) => ({ ...line, text: one }));
}

/** Returns the picture as SVG: the name with the logo, and the headline as large as there is room for. */
export function card(
  { title, headline, below, logoWidth }: CardTexts,
  logo: string,
  colours: Colours,
  painter: Painter,
): string {
  const width = 2 * logoWidth;
  const { background, text, soft } = colours;
  const image = `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`;
  const [name] = fitted(title, { size: 34, weight: 700 }, 1, painter);
  const parts = [
    `<rect width="100%" height="100%" fill="${background}"/>`,
    `<image x="${MARGIN}" y="70" width="${width}" height="56" href="${image}"/>`,
    name && headline !== title ? textOf(name, 110, text).replace(`x="${MARGIN}"`, `x="${MARGIN + width + 20}"`) : '',
  ];
  let y = 190;
  const large = fitted(headline, { size: 104, weight: 700 }, 2, painter);
  const size = Math.round((large[0]?.size ?? 104) * 0.64);
  for (const [lines, fill] of [
    [large, text],
    [fitted(below, { size, weight: 400 }, 2, painter), soft],
  ] as const) {
    for (const line of lines) {
      y += line.size * 1.08;
      parts.push(textOf(line, Math.round(y), fill));
    }
    y += 14;
  }
  parts.push(`<rect x="0" y="${CARD.height - 24}" width="100%" height="24" fill="${soft}"/>`);
  return svgOf(parts.join(''));
}
