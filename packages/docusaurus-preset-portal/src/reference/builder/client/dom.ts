type Attributes = Record<string, string | boolean | undefined>;

/** Creates an element. Attributes that are `false` or `undefined` are omitted. */
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

let idCount = 0;

/** Returns an id that is unique on the page. */
export const newId = (): string => `your-${++idCount}`;

/** Creates a button that does not submit the form. */
export function button(text: string, label: string, press: () => void): HTMLButtonElement {
  const element = make('button', { type: 'button', 'aria-label': label }, text);
  element.addEventListener('click', press);
  return element;
}

/** Dispatches `input` after a value was changed by a script. */
export const announce = (element: Element): boolean => element.dispatchEvent(new Event('input', { bubbles: true }));
