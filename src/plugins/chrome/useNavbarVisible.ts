import { useLocation } from '@docusaurus/router';
import { useScrollPosition } from '@docusaurus/theme-common/internal';
import { useEffect, useRef, useState } from 'react';

/**
 * Returns true while the navbar is visible: not after scrolling down; again after scrolling
 * up, at the top of the page, and on the way to an anchor (where upstream
 * hides it).
 *
 * @param height Height of the navbar in px: above it we are at the top.
 */
export function useNavbarVisible(height: () => number): boolean {
  const [visible, setVisible] = useState(true);
  const jumped = useRef(false);
  const { pathname, hash } = useLocation();

  useScrollPosition(({ scrollY }, last) => {
    if (scrollY <= height()) return setVisible(true);
    // A jump to an anchor is not the reader scrolling down.
    if (jumped.current) {
      jumped.current = false;
      return undefined;
    }
    if (last && scrollY !== last.scrollY) setVisible(scrollY < last.scrollY);
    return undefined;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation shows the navbar, to whatever path
  useEffect(() => {
    jumped.current = hash !== '';
    setVisible(true);
  }, [pathname, hash]);

  return visible;
}
