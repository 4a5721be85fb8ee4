/**
 * The bar above the navbar, in one place. A reader who closes it does not see
 * it again until `id` changes. `undefined` takes the bar away.
 */
export const announcement: Announcement | undefined = {
  id: 'version-0.8.0',
  text: 'Version 0.8.0. Before you build:',
  link: { to: '/docs/limitations', label: 'what the APIs do not answer' },
};

export interface Announcement {
  id: string;
  text: string;
  link?: { to: string; label: string };
}
