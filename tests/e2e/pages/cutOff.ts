import { type Check, resize } from './visit';

/**
 * Runs in the page: returns the controls and texts of which a part is outside the window, or hidden by a container that
 * does not scroll.
 */
function cutOff(): string[] {
  const nameOf = (element: Element) =>
    `${element.localName}.${element.classList.value} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}"`;
  const isClipping = ({ overflowX }: CSSStyleDeclaration) => overflowX === 'hidden' || overflowX === 'clip';
  const containers = new Map<Element | null, Element | undefined>([[null, document.documentElement]]);
  /** Returns an element or the nearest around it that hides what exceeds it; undefined if one that scrolls is nearer. */
  const clipping = (at: Element | null): Element | undefined => {
    if (at && !containers.has(at)) {
      const style = getComputedStyle(at);
      const isContainer = isClipping(style) && style.textOverflow !== 'ellipsis';
      const isScrolling = /auto|scroll/.test(style.overflowX);
      containers.set(at, isScrolling ? undefined : isContainer ? at : clipping(at.parentElement));
    }
    return containers.get(at);
  };
  const faults: string[] = [];
  for (const element of document.querySelectorAll(
    ':is(button, select, input, a, label, h1, h2, h3, p, b, strong):not([class*="skipToContent"])',
  )) {
    const { left, right, width, height } = element.getBoundingClientRect();
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || width < 2 || height < 2)
      continue;
    const box = clipping(element.parentElement)?.getBoundingClientRect();
    if (box && box.width > 1 && (right > box.right + 1 || left < box.left - 1)) faults.push(nameOf(element));
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
    if (!field.checkVisibility()) continue;
    // A placeholder has no size of its own.
    field.value = field.placeholder;
    if (field.scrollWidth > field.clientWidth) faults.push(`the hint "${field.placeholder}"`);
    field.value = '';
  }
  const brand = document.querySelector('.navbar__brand')?.getBoundingClientRect();
  const search = document.querySelector('[data-control="search"]')?.getBoundingClientRect();
  if (!brand || !search || brand.right > search.left) faults.push('the name of the site');
  return faults;
}

/**
 * Checks that phones show controls and texts whole, with the targets of a touch screen, which cost a layout to switch on.
 */
export const nothingCutOff: Check = async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const faults: string[] = [];
  for (const width of [390, 320]) {
    await resize(page, width);
    faults.push(...(await page.evaluate(cutOff)).map((fault) => `cut off at ${width} px: ${fault}`));
  }
  await client.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await client.detach();
  return faults;
};
