function uniqueName(label: string): string {
  const isTaken = (name: string) => document.querySelector(`.ref-code[aria-label="${CSS.escape(name)}"]`) !== null;
  let name = label;
  for (let count = 2; isTaken(name); count++) name = `${label} (${count})`;
  return name;
}

/** Creates an empty code block as a copy of one that the server rendered. */
export function codeBlock(template: Element, name: string, language: string): Element {
  const label = uniqueName(name);
  const block = template.cloneNode(true) as Element;
  block.querySelector('a')?.remove();
  block.setAttribute('aria-label', label);
  const copy = block.querySelector('.ref-copy');
  copy?.setAttribute('aria-label', `Copy ${label}`);
  if (copy) copy.textContent = 'Copy';
  const code = block.querySelector('code');
  code?.setAttribute('data-code', language);
  code?.replaceChildren();
  return block;
}
