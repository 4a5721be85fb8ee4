import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import { useMenuKeyboard } from '@site/src/chrome/useMenuKeyboard';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';
import { useRef } from 'react';

/** Out of sight, out of reach. React 18 knows `inert` only as an attribute with a text. */
const inert = (away: boolean) => (away ? { inert: '' } : {});

/** The mobile menu as a dialog: upstream lets focus wander behind it and into the panel that is not shown. */
export default function NavbarMobileSidebarLayout({ header, primaryMenu, secondaryMenu }: Props) {
  const { shown, toggle } = useNavbarMobileSidebar();
  const { shown: secondary } = useNavbarSecondaryMenu();
  const menu = useRef<HTMLDivElement>(null);
  useMenuKeyboard(menu, shown, toggle);
  return (
    <div ref={menu} className="navbar-sidebar" role="dialog" aria-modal="true" aria-label="Menu" {...inert(!shown)}>
      {header}
      <div className={clsx('navbar-sidebar__items', { 'navbar-sidebar__items--show-secondary': secondary })}>
        <div className="navbar-sidebar__item menu" {...inert(secondary)}>
          {primaryMenu}
        </div>
        <div className="navbar-sidebar__item menu" {...inert(!secondary)}>
          {secondaryMenu}
        </div>
      </div>
    </div>
  );
}
