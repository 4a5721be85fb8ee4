type Attributes = Record<string, string | boolean | undefined>;

/** An element with attributes; those that are `false` or `undefined` are left out. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children);
  return element;
}

let made = 0;

/** An id that no other element of the page has. */
export const newId = (): string => `your-${++made}`;

/** A button that sends no form. */
export function button(text: string, label: string, press: () => void): HTMLButtonElement {
  const one = make('button', { type: 'button', class: 'ref-copy', 'aria-label': label }, text);
  one.addEventListener('click', press);
  return one;
}

/** Tells the form that a value changed by other means than typing. */
export const announce = (element: Element): boolean => element.dispatchEvent(new Event('input', { bubbles: true }));
