import { useNavbarVisible } from '@site/src/plugins/chrome/useNavbarVisible';
import type { Props } from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import clsx from 'clsx';
import { useRef } from 'react';
import styles from './styles.module.css';

/** The bar on top of every page: out of the way while reading on, back when it is wanted. */
export default function NavbarLayout({ children }: Props) {
  const bar = useRef<HTMLElement>(null);
  const visible = useNavbarVisible(() => bar.current?.offsetHeight ?? 0);
  return (
    <nav
      ref={bar}
      aria-label="Main"
      className={clsx('navbar', 'navbar--fixed-top', styles.navbar, !visible && styles.hidden)}
    >
      {children}
      <NavbarMobileSidebar />
    </nav>
  );
}
