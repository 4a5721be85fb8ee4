import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import { startTransition, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

/** Sets the DOM property: the attribute is written differently in React 18 and 19. */
const inert = (isOutOfSight: boolean) => (panel: HTMLElement | null) => {
  if (panel) panel.inert = isOutOfSight;
};

/** The mobile menu as a modal dialog: upstream lets focus leave it, and enter the panel that is out of sight. */
export default function NavbarMobileSidebarLayout({ header, primaryMenu, secondaryMenu }: Props) {
  const { shown, toggle } = useNavbarMobileSidebar();
  const { shown: secondary } = useNavbarSecondaryMenu();
  const menu = useRef<HTMLDialogElement>(null);
  // What is out of sight is not rendered in one go with what is in sight.
  const [isFilled, setFilled] = useState(false);
  useEffect(() => startTransition(() => setFilled(true)), []);
  useEffect(() => {
    if (shown) menu.current?.showModal();
    else menu.current?.close();
  }, [shown]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the menu closes it; Escape does the same
    <dialog
      ref={menu}
      className={`navbar-sidebar ${styles.menu}`}
      aria-label="Menu"
      onClose={() => shown && toggle()}
      onClick={(event) => event.target === menu.current && toggle()}
    >
      {header}
      <div className={`navbar-sidebar__items${secondary ? ' navbar-sidebar__items--show-secondary' : ''}`}>
        <div className="navbar-sidebar__item menu" ref={inert(secondary)}>
          {(isFilled || shown) && primaryMenu}
        </div>
        <div className="navbar-sidebar__item menu" ref={inert(!secondary)}>
          {(isFilled || shown) && secondaryMenu}
        </div>
      </div>
    </dialog>
  );
}
