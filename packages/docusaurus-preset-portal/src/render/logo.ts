import { readFile } from 'node:fs/promises';
import { contrast, hexOf } from '../lib/contrast';
import { UserError } from '../lib/UserError';
import { loadPainter } from '../plugins/brand/svg';
import { themeColor } from '../plugins/chrome/themeColor';
import { activeSvg } from './activeSvg';

/** Greatest size of a logo in bytes: every page loads it. */
const MAX_BYTES = 200_000;
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
/** Greatest width and height of a PNG in pixels: a small file can hold a large picture. */
const MAX_PIXELS = 4096;
/** Greatest ratio of the sides: a picture of one pixel in width has as many in height. */
const MAX_RATIO = 100;
/** Parts of an SVG that are no picture: comments, and what editors write, such as authors and paths of the machine. */
const NOTES =
  /<!--.*?-->|<metadata\b[^>]*(?:\/>|>.*?<\/metadata>)|\s(?:inkscape|sodipodi):[\w-]+\s*=\s*(?:"[^"]*"|'[^']*')/gs;
const HEIGHT = 28;
/** Greatest width at that height: a narrow screen has room for it beside the menu. */
const MAX_WIDTH = 160;

/** A logo as pictures of the site. */
export interface Logo {
  svg: string;
  /** The same in a square. */
  favicon: string;
  /** Width in pixels at the height of the navbar's logo. */
  width: number;
}

const picture = (type: string, bytes: Buffer, width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/${type};base64,${bytes.toString('base64')}"/></svg>`;

const withoutNotes = (bytes: Buffer): Buffer =>
  bytes.subarray(0, PNG.length).equals(PNG) ? bytes : Buffer.from(bytes.toString('utf8').replace(NOTES, ''));

/** Grounds that a logo stands on: the pages in both modes. */
const { light: LIGHT, dark: DARK } = themeColor;

/** Returns the ground that a logo needs: a dark one can't be seen on dark pages, a light one on light pages. */
function groundFor(pixels: Uint8Array): string | undefined {
  let [opaque, weight] = [0, 0];
  const sums = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    if (alpha > 250) opaque += 1;
    weight += alpha / 255;
    for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (pixels[at + channel] ?? 0);
  }
  // A logo with a ground of its own.
  if (opaque > 0.7 * (pixels.length / 4)) return undefined;
  const mean = hexOf(sums.map((sum) => Math.min(255, sum / weight)));
  if (contrast(mean, LIGHT) < 2) return DARK;
  return contrast(mean, DARK) < 3 ? LIGHT : undefined;
}

function onGround(svg: string, width: number, height: number, ground: string): string {
  const room = Math.min(width, height) * 0.15;
  const [outerWidth, outerHeight] = [width + 2 * room, height + 2 * room];
  const image = `<image x="${room}" y="${room}" width="${width}" height="${height}" href="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${outerWidth} ${outerHeight}"><rect width="${outerWidth}" height="${outerHeight}" rx="${room}" fill="${ground}"/>${image}</svg>`;
}

const sizeOfPng = (bytes: Buffer): [width: number, height: number] =>
  bytes.length < 24 ? [0, 0] : [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];

/** Reads a logo. Throws a UserError when it is no SVG or PNG, too large, more than a picture, or can't be drawn. */
export async function readLogo(file: string): Promise<Logo> {
  const fail = (problem: string): never => {
    throw new UserError(`--logo ${file}: ${problem}`);
  };
  const bytes = withoutNotes(await readFile(file).catch((error: Error) => fail(`it can't be read: ${error.message}.`)));
  if (bytes.length > MAX_BYTES)
    fail(`the file has ${Math.round(bytes.length / 1000)} kB, and every page loads it. Name one of at most 200 kB.`);
  const isPng = bytes.subarray(0, PNG.length).equals(PNG);
  const text = bytes.toString('utf8');
  if (!isPng && !/<svg\b/.test(text)) fail('this is no SVG and no PNG. Name a file of one of these two.');
  const active = isPng ? undefined : activeSvg(text);
  if (active) fail(`it has ${active}. A logo is only a picture: remove that, or export it anew as plain SVG.`);
  const painter = await loadPainter();
  try {
    const [width, height] = isPng ? sizeOfPng(bytes) : painter.sizeOf(text);
    const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
    if (shorter <= 0) fail('it has no width or no height. Export it anew.');
    if (longer > MAX_RATIO * shorter) fail(`its sides are ${width} and ${height}, more than 1 to ${MAX_RATIO}.`);
    if (isPng && longer > MAX_PIXELS)
      fail(`it has ${width} × ${height} pixels. Name one of at most ${MAX_PIXELS} × ${MAX_PIXELS}.`);
    const plain = isPng ? picture('png', bytes, width, height) : text;
    const pixels = painter.pixels(plain, Math.ceil(1000 * Math.min(1, width / height)));
    if (!pixels.some(Boolean)) fail('nothing of it can be seen. Look whether the file is complete.');
    const ground = groundFor(pixels);
    const shown = ground ? onGround(plain, width, height, ground) : plain;
    const favicon = picture('svg+xml', Buffer.from(shown), longer, longer);
    // Opened as a page, an SVG runs its scripts; a picture in one does not.
    const svg = shown === text ? picture('svg+xml', bytes, width, height) : shown;
    return { svg, favicon, width: Math.min(MAX_WIDTH, Math.round((HEIGHT * width) / height)) };
  } catch (error) {
    if (error instanceof UserError) throw error;
    return fail(
      `it can't be drawn: ${error instanceof Error ? error.message : error}. Export it anew as plain SVG or PNG.`,
    );
  }
}
