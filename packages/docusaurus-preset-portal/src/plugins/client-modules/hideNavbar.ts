let lastY = 0;
/** True on the way to an anchor: the next scroll event is not the reader's. */
let isJumping = false;

/** Sets `data-navbar="hidden"` on the root element while the navbar is out of sight (`css/navbar.css`). */
function setHidden(isHidden: boolean): void {
  const { dataset } = document.documentElement;
  if (isHidden) dataset.navbar = 'hidden';
  else delete dataset.navbar;
}

function onScroll(): void {
  const { scrollY } = window;
  const height = document.querySelector<HTMLElement>('.navbar')?.offsetHeight ?? 0;
  if (scrollY <= height) setHidden(false);
  else if (isJumping) isJumping = false;
  else if (scrollY !== lastY) setHidden(scrollY > lastY);
  lastY = scrollY;
}

/** Hides the navbar on scrolling down, but not on the way to an anchor, as `hideOnScroll` of the theme does. */
export function onRouteDidUpdate(): void {
  isJumping = window.location.hash !== '';
  setHidden(false);
}

if (typeof window !== 'undefined') {
  lastY = window.scrollY;
  isJumping = window.location.hash !== '';
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('hashchange', onRouteDidUpdate);
}
