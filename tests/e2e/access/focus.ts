import { expect, type Locator, type Page } from '@playwright/test';

/** Minimum contrast of the focus indicator against its background (WCAG 1.4.11). */
const CONTRAST = 3;

interface Stop {
  /** The focused element, shortened; empty when the focus has left the page. */
  element: string;
  /** Fault of its focus indicator, if any. */
  fault?: string;
}

/** Checks the focused element: it has an indicator with contrast, is in the window and not covered. */
export const focusedStop = (page: Page): Promise<Stop> =>
  page.evaluate((least) => {
    const innermost = (at: Element | null): Element | null =>
      at?.shadowRoot?.activeElement ? innermost(at.shadowRoot.activeElement) : at;
    const focused = innermost(document.activeElement);
    if (!focused || focused === document.body) return { element: '' };
    // The radio button of a tab has no size; its label shows the focus.
    const isHidden = focused.getBoundingClientRect().width === 0 && focused instanceof HTMLInputElement;
    const visible = (isHidden && focused.labels?.[0]) || focused;
    const element = focused.outerHTML.slice(0, 140);
    // Reading painted colours is slow and a page has few, so each is painted once.
    const kept = window as unknown as { colors?: Map<string, number[]>; paint?: CanvasRenderingContext2D | null };
    kept.colors ??= new Map();
    kept.paint ??= Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
      willReadFrequently: true,
    });
    const { colors, paint } = kept;
    const painted = (color: string): number[] => {
      if (!paint) return [0, 0, 0, 0];
      paint.clearRect(0, 0, 1, 1);
      paint.fillStyle = color;
      paint.fillRect(0, 0, 1, 1);
      return [...paint.getImageData(0, 0, 1, 1).data];
    };
    const rgba = (color: string): number[] => {
      const cached = colors.get(color) ?? painted(color);
      colors.set(color, cached);
      return cached;
    };
    const luminance = (color: number[]) => {
      const [r = 0, g = 0, b = 0] = color.slice(0, 3).map((one) => {
        const part = one / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    // A shadow tree continues outside of its host.
    const root = visible.getRootNode() as Document | ShadowRoot;
    const around = (at: Element) => at.parentElement ?? (at.getRootNode() as ShadowRoot).host ?? null;
    const behind = (at: Element | null): number[] => {
      if (!at) return [255, 255, 255, 255];
      const color = rgba(getComputedStyle(at).backgroundColor);
      return (color[3] ?? 0) > 250 ? color : behind(around(at));
    };
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(visible);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 1) return { element, fault: 'has no outline' };
    const lights = [luminance(rgba(outlineColor)), luminance(behind(around(visible)))].sort((a, b) => b - a);
    const contrast = ((lights[0] ?? 0) + 0.05) / ((lights[1] ?? 0) + 0.05);
    if (outlineStyle !== 'auto' && contrast < least) return { element, fault: `outline of ${contrast.toFixed(2)}:1` };
    const rect = [...visible.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
    if (!rect) return { element, fault: 'has no size' };
    const x = Math.min(Math.max(rect.left + Math.min(rect.width / 2, 40), 1), innerWidth - 2);
    const y = Math.min(Math.max(rect.top + Math.min(rect.height / 2, 20), 1), innerHeight - 2);
    if (rect.bottom < 0 || rect.top > innerHeight) return { element, fault: 'is out of the window' };
    const top = root.elementFromPoint(x, y);
    const isFree = top && (visible.contains(top) || top.contains(visible));
    return isFree ? { element } : { element, fault: `is covered by ${top?.outerHTML.slice(0, 80)}` };
  }, CONTRAST);

/** Runs in the page: moves the focus to some stops before an element, unless it is nearer already. */
const approach = (target: Element, stops: number) => {
  const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true }),
  );
  const near = all.slice(0, Math.max(0, all.indexOf(target as HTMLElement))).slice(-stops);
  if (!near.includes(document.activeElement as HTMLElement)) near[0]?.focus();
};

/**
 * Presses Tab until the element has the focus, which must be visible. Begins a few stops before the element, because
 * other tests walk through whole pages.
 *
 * @param maxStops Maximum number of stops from the present focus; beyond it the element counts as unreachable.
 */
export async function tabTo(page: Page, target: Locator, maxStops?: number) {
  if (maxStops === undefined) await target.evaluate(approach, 5);
  for (let step = 0; step < (maxStops ?? 120); step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element.matches(':focus'))) {
      // Colours may have a transition.
      await expect.poll(async () => (await focusedStop(page)).fault).toBeUndefined();
      return;
    }
  }
  throw new Error(`Tab does not reach ${target}`);
}
