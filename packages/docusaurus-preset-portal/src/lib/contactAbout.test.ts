import { expect, it } from 'vitest';
import { contactAbout } from './contactAbout';

const PAGE = 'page=https%3A%2F%2Fdocs.example.com%2Fdocs%2Fa';
const MAIL = 'subject=A%20%26%20B&body=https%3A%2F%2Fdocs.example.com%2Fdocs%2Fa';

it.each([
  ['mailto:a@example.com', `mailto:a@example.com?${MAIL}`],
  ['mailto:a@example.com?cc=b@example.com', `mailto:a@example.com?cc=b@example.com&${MAIL}`],
  ['https://example.com/contact', `https://example.com/contact?${PAGE}`],
  ['https://example.com/contact?to=us#form', `https://example.com/contact?to=us&${PAGE}#form`],
  ['tel:+4500000000', 'tel:+4500000000'],
])('%s', (contact, address) => expect(contactAbout(contact, 'A & B', 'https://docs.example.com/docs/a')).toBe(address));
