import { site } from 'docusaurus-preset-portal/content';

/**
 * `security.txt` by RFC 9116. It expires eleven months after the month of the
 * build: less than a year, as the RFC recommends, so the site must be built again by then.
 * Its canonical URL is at the root of the host, whatever the base path of the site.
 */
export function securityTxt(month: Date): string {
  const expires = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 11, 1));
  return [
    `Contact: ${site.securityContact}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en, da',
    `Canonical: ${site.url}/.well-known/security.txt`,
    '',
  ].join('\n');
}
