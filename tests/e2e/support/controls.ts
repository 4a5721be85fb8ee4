import type { Page } from '@playwright/test';

/** A control as painted, with the contrasts of its parts. */
export interface Control {
  /** Its tag and name, for messages. */
  name: string;
  /** Contrast of its text with its background; undefined without text. */
  text?: number;
  /** Highest contrast of its border, background or icon; 1 without any. */
  shape: number;
  /** True for a field, which must be visible without its text. */
  isField: boolean;
  isDisabled: boolean;
  /** Colours of background, border, text and icon, which distinguish states. */
  colours: string;
}

/** Runs in the page: measures the visible controls of a part, including those in open shadow trees. */
function measure(part: string): Control[] {
  type Colour = [red: number, green: number, blue: number, alpha: number];
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  /** Converts any CSS colour to the painted one. */
  const colourOf = (css: string): Colour => {
    if (!canvas) throw new Error('The browser has no canvas.');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = ([red, green, blue, alpha]: Colour, below: Colour): Colour => [
    red * alpha + below[0] * (1 - alpha),
    green * alpha + below[1] * (1 - alpha),
    blue * alpha + below[2] * (1 - alpha),
    1,
  ];
  const luminance = (colour: Colour) => {
    const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((value) => {
      const channel = value / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (css: string, ground: Colour) => {
    const [light = 0, dark = 0] = [luminance(over(colourOf(css), ground)), luminance(ground)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  const parentOf = (element: Element): Element | null => {
    const root = element.getRootNode();
    return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  };
  const groundOf = (element: Element | null): Colour => {
    if (!element) return [255, 255, 255, 1];
    // Elements above the page have no background of the page.
    if (element.matches('dialog:modal'))
      return over(colourOf(getComputedStyle(element).backgroundColor), groundOf(null));
    return over(colourOf(getComputedStyle(element).backgroundColor), groundOf(parentOf(element)));
  };
  const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;
  const edgesOf = (style: CSSStyleDeclaration) =>
    SIDES.filter((side) => Number.parseFloat(style[`border${side}Width`]) > 0).map(
      (side) => style[`border${side}Color`],
    );
  /** Returns the colours drawn in a control: SVG, masks and images of pseudo-elements. */
  const iconsOf = (control: Element): string[] => {
    const drawn = [...control.querySelectorAll('svg, svg *')].flatMap((one) => {
      const { stroke, fill, strokeWidth } = getComputedStyle(one);
      const isShape = one instanceof SVGGeometryElement || one.matches('use');
      return isShape
        ? [...(Number.parseFloat(strokeWidth) > 0 ? [stroke] : []), fill].filter((one) => one !== 'none')
        : [];
    });
    const pseudo = [control, ...control.querySelectorAll('*')].flatMap((one) =>
      ['::before', '::after'].flatMap((name) => {
        const style = getComputedStyle(one, name);
        if (style.content === 'none' || style.display === 'none') return [];
        const isText = /[^"\s]/.test(style.content);
        return [style.backgroundColor, ...edgesOf(style), ...(isText ? [style.color] : [])];
      }),
    );
    return [...drawn, ...pseudo];
  };
  const isPainted = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1 &&
    element.getBoundingClientRect().height > 1;
  /** Nothing can be measured for a check box that the browser paints or that is hidden beside its label. */
  const CONTROLS =
    'button, select, textarea, input:not([type="checkbox"], [type="radio"], [type="hidden"]), summary, label:has(> :is([type="checkbox"], [type="radio"])), input:is([type="checkbox"], [type="radio"]) + label, [role="button"], [role="tab"]';
  const controlsIn = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      ...(element.matches(CONTROLS) ? [element] : []),
      ...(element.shadowRoot ? controlsIn(element.shadowRoot) : []),
    ]);
  return [...document.querySelectorAll(part)]
    .flatMap(controlsIn)
    .filter(isPainted)
    .map((control) => {
      const style = getComputedStyle(control);
      const behind = groundOf(parentOf(control));
      const ground = groundOf(control);
      const icons = iconsOf(control);
      const label = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40) ?? '';
      const texts = [control, ...control.querySelectorAll('*')].filter((one) =>
        one.matches('input:not([type="checkbox"], [type="radio"]), select, textarea')
          ? (one as HTMLInputElement).value !== ''
          : isPainted(one) &&
            [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      );
      const edges = edgesOf(style);
      return {
        name: `${control.tagName.toLowerCase()} ${label}`,
        ...(texts.length > 0 && {
          text: Math.min(...texts.map((one) => contrast(getComputedStyle(one).color, groundOf(one)))),
        }),
        shape: Math.max(
          1,
          contrast(style.backgroundColor, behind),
          ...edges.map((colour) => contrast(colour, behind)),
          ...icons.map((colour) => contrast(colour, ground)),
        ),
        isField: control.matches('input, select, textarea'),
        isDisabled: control.matches(':disabled, [aria-disabled="true"]'),
        colours: [style.backgroundColor, ...edges, style.color, ...icons].join(' '),
      };
    });
}

/** Returns the visible controls of a part of a page. Fails if it has none. */
export async function controlsIn(page: Page, part: string): Promise<Control[]> {
  const controls = await page.evaluate(measure, part);
  if (controls.length === 0) throw new Error(`${part} has no visible control.`);
  return controls;
}

const MIN_TEXT = 4.5;
const MIN_SHAPE = 3;

/** Returns messages on controls with too little contrast, by WCAG 1.4.3 and 1.4.11. */
export const invisible = (controls: Control[]): string[] =>
  controls
    .filter(({ isDisabled, isField, text, shape }) => {
      const hasText = text === undefined || text >= MIN_TEXT;
      const hasShape = shape >= MIN_SHAPE || (text !== undefined && !isField);
      return !isDisabled && !(hasText && hasShape);
    })
    .map(({ name, text, shape }) => `${name}: text ${text?.toFixed(2)}, shape ${shape.toFixed(2)}`);
