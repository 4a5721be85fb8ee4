import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';

/** The kinds of navbar items this site has. Versions, locales and dropdowns would only be weight. */
export default {
  default: DefaultNavbarItem,
  search: SearchNavbarItem,
};
