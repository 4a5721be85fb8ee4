import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { useNavbarVisible } from '@site/src/chrome/useNavbarVisible';
import type { Props } from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import clsx from 'clsx';
import { useRef } from 'react';
import styles from './styles.module.css';

/** The bar on top of every page: out of the way while reading on, back when it is wanted. */
export default function NavbarLayout({ children }: Props) {
  const { shown, toggle } = useNavbarMobileSidebar();
  const bar = useRef<HTMLElement>(null);
  const visible = useNavbarVisible(() => bar.current?.offsetHeight ?? 0);
  return (
    <nav
      ref={bar}
      aria-label="Main"
      className={clsx('navbar', 'navbar--fixed-top', styles.navbar, {
        [styles.hidden as string]: !visible,
        'navbar-sidebar--show': shown,
      })}
    >
      {children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for the pointer only; Escape and the close button do the same */}
      <div role="presentation" className="navbar-sidebar__backdrop" onClick={toggle} />
      <NavbarMobileSidebar />
    </nav>
  );
}
