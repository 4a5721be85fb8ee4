import type { ClientModule } from '@docusaurus/types';
import { SERVED } from '../../lib/basePath';

/** Writes the address of the page where commands have that of a local build: which port serves it, no build knows. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node.nodeValue?.includes(SERVED)) node.nodeValue = node.nodeValue.replaceAll(SERVED, window.location.origin);
};
