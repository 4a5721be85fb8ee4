import type { Check } from './visit';

/** Values that the style sheets allow, as computed from the tokens of `packages/docusaurus-preset-portal/src/css/tokens.css`. */
interface System {
  fontSizes: string[];
  radii: string[];
}

const MAX_FONT_SIZES = 9;
const MAX_RADII = 3;

/** Runs in the page: reads the tokens, and what elements use instead. */
const measure = () => {
  const probe = document.body.appendChild(document.createElement('i'));
  const resolve = (property: 'fontSize' | 'borderRadius', prefix: string) => {
    const names = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) => (rule instanceof CSSStyleRule ? [...rule.style] : []))
      .filter((name) => name.startsWith(prefix));
    return [...new Set(names)].map((name) => {
      probe.style[property] = `var(${name})`;
      return getComputedStyle(probe)[property];
    });
  };
  const system = { fontSizes: resolve('fontSize', '--site-text-'), radii: resolve('borderRadius', '--site-radius') };
  probe.remove();

  const nameOf = (element: Element) =>
    `${element.localName}.${element.classList.value} "${element.textContent?.trim().slice(0, 30)}"`;
  const isVisible = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().height > 1;
  const sizes = new Map<string, string>();
  const radii = new Map<string, string>();
  for (const element of document.body.querySelectorAll('*')) {
    if (element instanceof SVGElement || !isVisible(element)) continue;
    const style = getComputedStyle(element);
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (hasText && !sizes.has(style.fontSize)) sizes.set(style.fontSize, nameOf(element));
    for (const radius of style.borderRadius.split(' ')) if (!radii.has(radius)) radii.set(radius, nameOf(element));
  }
  return { system, sizes: [...sizes], radii: [...radii] };
};

/** Differences between the used values and those of the tokens. */
const strange = (what: string, used: [string, string][], allowed: string[]) =>
  used.flatMap(([value, name]) => (allowed.includes(value) ? [] : [`${what} ${value}: ${name}`]));

/** Checks that text and corners have the sizes of the tokens, at the present width of the window. */
export const designSystem: Check = async ({ page }) => {
  const { system, sizes, radii }: { system: System; sizes: [string, string][]; radii: [string, string][] } =
    await page.evaluate(measure);
  const faults: string[] = [];
  const fontSizes = new Set(system.fontSizes);
  if (fontSizes.size < 2 || fontSizes.size > MAX_FONT_SIZES) faults.push(`${fontSizes.size} font sizes are tokens`);
  if (system.radii.length < 1 || system.radii.length > MAX_RADII)
    faults.push(`${system.radii.length} radii are tokens`);
  if (sizes.length < 2) faults.push(`only ${sizes.length} font sizes were found`);
  return [
    ...faults,
    ...strange('font size', sizes, system.fontSizes),
    ...strange('radius', radii, ['0px', '50%', ...system.radii]),
  ];
};
