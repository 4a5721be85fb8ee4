/** Creates an element with attributes and children; undefined attributes are left out. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | undefined>>,
  ...contents: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) created.setAttribute(key, value);
  created.append(...contents);
  return created;
}

export const linkTo = (href: string, text: string): HTMLAnchorElement => element('a', { href }, text);
