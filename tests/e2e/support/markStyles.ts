/**
 * Runs in the page: marks one visible element for each style that was not checked before with `data-look`, its index in
 * the returned list. A style is everything that contrast depends on: colour, size and weight of the text, and every
 * background and opacity behind it.
 */
export function markStyles({ checked, part }: { checked: string[]; part: string }): string[] {
  const behind = new Map<Element, string>();
  const backgroundOf = (element: Element | null): string => {
    if (!element) return '';
    const cached = behind.get(element);
    if (cached !== undefined) return cached;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const clear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1';
    const own = clear ? '' : `${backgroundColor} ${backgroundImage} ${opacity};`;
    const all = backgroundOf(element.parentElement) + own;
    behind.set(element, all);
    return all;
  };
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const seen = new Set(checked);
  const found: string[] = [];
  for (const element of document.querySelectorAll(`${part} *`)) {
    const isField = element.matches('input, select, textarea, button');
    if (!(isField || hasText(element)) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element);
    // A link is compared with the text around it.
    const around = element.matches('a') && element.parentElement ? getComputedStyle(element.parentElement) : undefined;
    const beside = around && [textDecorationLine, around.color, around.fontWeight, around.textDecorationLine].join();
    const style = [color, fontSize, fontWeight, textShadow, beside, backgroundOf(element)].join('|');
    if (seen.has(style)) continue;
    seen.add(style);
    element.setAttribute('data-look', String(found.length));
    found.push(style);
  }
  return found;
}
