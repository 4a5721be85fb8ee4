import { markHydrated } from '../plugins/early-script/client/state';

/** Called by Docusaurus when a page is shown: the first one is hydrated then, but for the effects of its components. */
export const onRouteDidUpdate = (): void => {
  setTimeout(markHydrated);
};
