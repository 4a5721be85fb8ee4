import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const installed = createRequire(path.resolve('package.json'));
const FONT = '@expo-google-fonts/source-sans-3';
const FONTS = [`${FONT}/400Regular/SourceSans3_400Regular.ttf`, `${FONT}/700Bold/SourceSans3_700Bold.ttf`];

/** Name of the font for pictures: those who build have different ones, so it comes with the packages. */
export const FONT_FAMILY = 'Source Sans 3';

/** Draws SVG. */
export interface Painter {
  png: (svg: string, width: number) => Uint8Array;
  /** Red, green, blue and opacity of each pixel, 0 to 255. */
  pixels: (svg: string, width: number) => Uint8Array;
  sizeOf: (svg: string) => [width: number, height: number];
  /** Width of what an SVG shows, in its own units. */
  widthOf: (svg: string) => number;
}

let started: Promise<void> | undefined;

/** Loads the program that draws (WebAssembly, the same on every system) and the fonts. */
export async function loadPainter(): Promise<Painter> {
  started ??= readFile(installed.resolve('@resvg/resvg-wasm/index_bg.wasm'))
    .then((wasm) => initWasm(wasm))
    .catch((error: Error) => {
      // Another copy of this module in the process has started it.
      if (!error.message.includes('Already initialized')) throw error;
    });
  await started;
  const fontBuffers = await Promise.all(
    FONTS.map(async (file) => new Uint8Array(await readFile(installed.resolve(file)))),
  );
  const draw = (svg: string, width?: number) =>
    new Resvg(svg, {
      font: { fontBuffers, defaultFontFamily: FONT_FAMILY },
      ...(width && { fitTo: { mode: 'width' as const, value: width } }),
    });
  return {
    png: (svg, width) => draw(svg, width).render().asPng(),
    pixels: (svg, width) => draw(svg, width).render().pixels,
    sizeOf: (svg) => {
      const { width, height } = draw(svg);
      return [width, height];
    },
    widthOf: (svg) => draw(svg).getBBox()?.width ?? 0,
  };
}

/** An .ico that holds one PNG of 32 × 32. */
export function ico(png: Uint8Array): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
}
