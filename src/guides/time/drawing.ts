/** Sizes of the drawing of two times in its units, which are pixels on a wide screen. */
export const WIDTH = 500;
export const TOP = 28;
export const BOTTOM = 288;
