/** Returns the address of a contact with the page it is about: in the body of a mail, or as `page` of a form. */
export function contactAbout(contact: string, title: string, page: string): string {
  const fields = contact.startsWith('mailto:')
    ? `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(page)}`
    : /^https?:/.test(contact) && `page=${encodeURIComponent(page)}`;
  if (!fields) return contact;
  const [address = '', ...fragment] = contact.split('#');
  return [`${address}${address.includes('?') ? '&' : '?'}${fields}`, ...fragment].join('#');
}
