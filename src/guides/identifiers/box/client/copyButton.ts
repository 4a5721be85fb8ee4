import { copyAndTell } from '../../../../lib/clipboard';
import { element } from './dom';

/** Creates a button that copies a text and confirms it. */
export function copyButton(label: string, text: () => string): HTMLButtonElement {
  const button = element('button', { type: 'button', class: 'button button--secondary' }, label);
  button.addEventListener('click', () => copyAndTell(button, text()));
  return button;
}
