import { copyWithFeedback } from 'docusaurus-preset-portal/lib/clipboard';
import { element } from './dom';

/** Creates a button that copies a text and confirms it. */
export function copyButton(label: string, text: () => string): HTMLButtonElement {
  const button = element('button', { type: 'button' }, label);
  button.addEventListener('click', () => copyWithFeedback(button, text()));
  return button;
}
