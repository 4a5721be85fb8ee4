type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Sets a value so that React, which remembers the last one it saw, takes it for a change. */
function announce(field: Field): void {
  if (!(field instanceof HTMLSelectElement)) {
    const { value } = field;
    const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
    // React watches the property of the element itself, not the one of its prototype.
    field.value = '';
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Remembers the fields of a part of the page that the reader changes, and sends none of its forms. Content is a part
 * of its own.
 *
 * @returns Tells whoever listens now of the changes, and remembers no more.
 */
export function keepFields(part: HTMLElement): () => void {
  const changed = new Set<Field>();
  const content = part.closest('[data-static-content]');
  const note = ({ target }: Event) => {
    if ((target as Field).closest('[data-static-content]') === content) changed.add(target as Field);
  };
  const stop = new AbortController();
  const { signal } = stop;
  part.addEventListener('input', note, { capture: true, signal });
  part.addEventListener('submit', (event) => event.preventDefault(), { capture: true, signal });
  return () => {
    stop.abort();
    for (const field of changed) if (field.isConnected) announce(field);
  };
}
