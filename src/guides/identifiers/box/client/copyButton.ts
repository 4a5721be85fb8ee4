import { copyWithFeedback } from 'docusaurus-preset-portal/browser';
import { htmlElement } from './dom';

/** Creates a button that copies a text and confirms it. */
export function copyButton(label: string, text: () => string): HTMLButtonElement {
  const button = htmlElement('button', { type: 'button' }, label);
  button.addEventListener('click', () => copyWithFeedback(button, text()));
  return button;
}
