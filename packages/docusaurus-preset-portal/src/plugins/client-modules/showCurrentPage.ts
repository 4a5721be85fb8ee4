import type { ClientModule } from '@docusaurus/types';

/** Scrolls the sidebar so that the current page is in view. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  const menu = document.querySelector('.theme-doc-sidebar-container .menu');
  const link = menu?.querySelector('[aria-current="page"]');
  if (!menu || !link) return;
  const { top, bottom } = link.getBoundingClientRect();
  const box = menu.getBoundingClientRect();
  if (top < box.top || bottom > box.bottom) menu.scrollTop += top - box.top - box.height / 2;
};
