import { element } from './dom';

const SAID_FOR_MS = 1600;

/** A button that copies a text, and says that it did. */
export function copyButton(label: string, text: () => string): HTMLButtonElement {
  const button = element('button', { type: 'button', class: 'button button--secondary' }, label);
  const say = (said: string) => {
    button.textContent = said;
    setTimeout(() => {
      button.textContent = label;
    }, SAID_FOR_MS);
  };
  button.addEventListener('click', () =>
    navigator.clipboard.writeText(text()).then(
      () => say('Copied'),
      () => say('Select and copy'),
    ),
  );
  return button;
}
