import type { Page } from '@playwright/test';

/** Controls that the site styles; buttons of the theme's own parts have the class `clean-btn`. */
const CONTROLS =
  'button:not(.clean-btn), .button, select, textarea, input:not([type="checkbox"], [type="radio"], [type="range"])';

/** Runs in the page: returns controls whose box is none of those in `packages/docusaurus-preset-portal/src/css/controls.css`. */
const strange = (controls: string) => {
  const boxOf = (element: Element) => {
    const { minHeight, borderRadius, borderTopWidth, fontSize } = getComputedStyle(element);
    const box = [borderRadius, borderTopWidth];
    // A field of several lines has its own height and size.
    return [...box, ...(element.matches('textarea') ? [] : [minHeight, fontSize])].join(' ');
  };
  const probe = document.body.appendChild(document.createElement('div'));
  probe.append(
    ...['', 'button--icon', 'button--text'].map((className) =>
      Object.assign(document.createElement('button'), { className }),
    ),
    document.createElement('input'),
    document.createElement('textarea'),
  );
  // Examples of values to choose from.
  const chips = probe.appendChild(Object.assign(document.createElement('div'), { className: 'have-examples' }));
  chips.append(document.createElement('button'));
  const boxes = [...probe.querySelectorAll('button, input, textarea')].map(boxOf);
  probe.remove();
  const all = [...document.querySelectorAll(controls)].filter((element) => element.checkVisibility());
  // `packages/docusaurus-preset-portal/src/css/tokens.test.ts` computes the contrast of this colour.
  const isFaint = (field: Element) => {
    const { color, opacity } = getComputedStyle(field, '::placeholder');
    const muted = field.parentElement?.appendChild(document.createElement('i'));
    muted?.style.setProperty('color', 'var(--site-muted)');
    const expected = muted && getComputedStyle(muted).color;
    muted?.remove();
    return color !== expected || opacity !== '1';
  };
  const faint = all.filter((element) => element.hasAttribute('placeholder') && isFaint(element));
  return {
    count: all.length,
    faults: [...all.filter((element) => !boxes.includes(boxOf(element))), ...faint].map(
      (element) => `${boxOf(element)}: ${element.outerHTML.slice(0, 100)}`,
    ),
  };
};

/** Runs in the page: focuses the controls of bars, forms and panels, and returns those whose ring is cut off. */
const clipped = () => {
  const bars = ':is(.navbar, form, dialog, .ref-aside, .ref-sections)';
  const all = [
    ...document.querySelectorAll<HTMLInputElement>(`${bars} :is(a[href], button, input, select, textarea, summary)`),
  ];
  const faults: string[] = [];
  let count = 0;
  for (const field of all) {
    // The label of a hidden radio button shows its focus.
    const isHidden = getComputedStyle(field).opacity === '0';
    const element = (isHidden && field.labels?.[0]) || field;
    if (!element.checkVisibility({ visibilityProperty: true }) || field.tabIndex < 0) continue;
    field.focus();
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    if (document.activeElement !== field || outlineStyle === 'none') continue;
    count += 1;
    // The text of a check box is on its line, at the distance of a word.
    const [label] = field.matches('[type="checkbox"], [type="radio"]') ? [] : (field.labels ?? []);
    const text = [...(label?.childNodes ?? [])].find((node) => node.nodeType === Node.TEXT_NODE);
    const words = document.createRange();
    if (text && (label?.clientWidth ?? 0) > 1) words.selectNode(text);
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) - 0.5;
    const box = element.getBoundingClientRect();
    const above = words.getBoundingClientRect();
    const isTouching = above.bottom > box.top - reach && above.top < box.bottom + reach;
    if (above.width > 0 && isTouching && above.right > box.left && above.left < box.right)
      faults.push(`${element.outerHTML.slice(0, 100)} touches its label`);
    // An absolutely positioned element is not cut off by what is between it and the element it is placed in.
    const around = (at: HTMLElement) =>
      getComputedStyle(at).position === 'absolute' ? (at.offsetParent as HTMLElement | null) : at.parentElement;
    for (let at = around(element); at && at !== document.body; at = around(at)) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      const isCut =
        (overflowX !== 'visible' && (box.left - reach < frame.left || box.right + reach > frame.right)) ||
        (overflowY !== 'visible' && (box.top - reach < frame.top || box.bottom + reach > frame.bottom));
      if (isCut) faults.push(`${element.outerHTML.slice(0, 100)} in ${at.localName}.${at.className}`);
      if (position === 'fixed') break;
    }
  }
  return { count, faults };
};

/** Returns the controls of a page that have a style of their own, and how many controls it has. */
export const ownStyles = (page: Page) => page.evaluate(strange, CONTROLS);

/** Returns the controls of bars, forms and panels whose focus ring is cut off, and how many have a ring. */
export async function clippedRings(page: Page) {
  // Buttons have a ring when the keyboard was used last.
  await page.keyboard.press('Tab');
  return page.evaluate(clipped);
}
