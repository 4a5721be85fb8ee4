import { readFile } from 'node:fs/promises';
import { UserError } from 'openapi-toolkit';

/** Greatest size of a logo in bytes: every page loads it. */
const MAX_BYTES = 200_000;
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const HEIGHT = 28;
/** Greatest width at that height: a narrow screen has room for it beside the menu. */
const MAX_WIDTH = 160;

/** A logo as a file of the site, for the navbar and the icon. */
export interface Logo {
  /** Name below `static`. */
  file: string;
  bytes: Buffer;
  /** Width in pixels in the navbar, at a height of 28. */
  width: number;
}

const sizeOfPng = (bytes: Buffer): [width: number, height: number] =>
  bytes.length < 24 ? [0, 0] : [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];

/** Returns width and height of an SVG; without any it is drawn as a square here. */
function sizeOfSvg(text: string): [width: number, height: number] {
  const [tag = ''] = /<svg\b[^>]*>/.exec(text) ?? [];
  const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']\\s*([^"']*)`).exec(tag)?.[1];
  const [, , width = '1', height = '1'] = attribute('viewBox')?.split(/[\s,]+/) ?? [
    '',
    '',
    attribute('width'),
    attribute('height'),
  ];
  return [Number.parseFloat(width), Number.parseFloat(height)];
}

/** Reads a logo. Throws a UserError when it is no SVG or PNG, too large, or without a size. */
export async function readLogo(file: string): Promise<Logo> {
  const fail = (problem: string): never => {
    throw new UserError(`--logo ${file}: ${problem}`);
  };
  const bytes = await readFile(file).catch((error: Error) => fail(`it can't be read: ${error.message}.`));
  const isPng = bytes.subarray(0, PNG.length).equals(PNG);
  const text = bytes.toString();
  if (bytes.length > MAX_BYTES)
    fail(`the file has ${Math.round(bytes.length / 1000)} kB, and every page loads it. Name one of at most 200 kB.`);
  if (!isPng && !/<svg\b/.test(text)) fail('this is no SVG and no PNG. Name a file of one of these two.');
  const [width, height] = isPng ? sizeOfPng(bytes) : sizeOfSvg(text);
  if (!(width > 0 && height > 0)) fail('it has no width or no height. Export it anew.');
  return {
    file: `img/logo.${isPng ? 'png' : 'svg'}`,
    bytes,
    width: Math.max(1, Math.min(MAX_WIDTH, Math.round((HEIGHT * width) / height))),
  };
}
