import { copyWithFeedback } from 'docusaurus-preset-portal/browser';
import { sitePath } from 'docusaurus-preset-portal/terms';

/** Creates an element with attributes and children; undefined attributes are left out. */
export function htmlElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | undefined>>,
  ...contents: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) created.setAttribute(key, value);
  created.append(...contents);
  return created;
}

/** Creates a link to an address of this site. */
export const linkTo = (address: string, text: string): HTMLAnchorElement =>
  htmlElement('a', { href: sitePath(address) }, text);

/** Creates a button that copies a text and confirms it. */
export function copyButton(label: string, text: () => string): HTMLButtonElement {
  const button = htmlElement('button', { type: 'button' }, label);
  button.addEventListener('click', () => copyWithFeedback(button, text()));
  return button;
}
