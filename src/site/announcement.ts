/** The bar above the navbar. */
interface Announcement {
  /** A reader who closes the bar does not see it again until this changes. */
  id: string;
  text: string;
  link?: { to: string; label: string };
}

/** Announcement in the bar, with the API that a version number belongs to. `undefined` takes the bar away. */
export const announcement: Announcement | undefined = {
  id: 'data-api-0.10',
  text: 'Data API 0.10: responses can get new properties and values.',
  link: { to: '/docs/changelog', label: 'What else changed' },
};
