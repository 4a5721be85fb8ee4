import type { ComponentType } from 'react';
import Loadable from 'react-loadable';

type Module = { prepare?: (module: Module) => Promise<void> };
type Load = () => Promise<Module>;
type LoadablePage = ComponentType & { preload: () => Promise<unknown> };

/** Loads a module, and what it has to prepare before it is shown. */
const prepared =
  (load: Load): Load =>
  async () => {
    const module = await load();
    await module.prepare?.(module);
    return module;
  };

/** A page that is loaded anew when loading it failed: `react-loadable` keeps a failure until the document is reloaded. */
function retried(create: () => LoadablePage) {
  let current = create();
  function Page(props: object) {
    const Current = current;
    return <Current {...props} />;
  }
  Page.preload = async () => {
    const requested = current;
    try {
      return await requested.preload();
    } catch (error) {
      if (current === requested) current = create();
      throw error;
    }
  };
  return Page;
}

type Single = Parameters<typeof Loadable>[0];
type Several = Parameters<typeof Loadable.Map>[0];

/** Takes the place of `react-loadable` where Docusaurus makes the component of a route. */
const pageLoadable = (options: Single) => retried(() => Loadable(options) as LoadablePage);

pageLoadable.Map = ({ loader, ...options }: Several) => {
  const entries = Object.entries(loader).map(([name, load]) => [name, prepared(load as Load)]);
  return retried(() => Loadable.Map({ ...options, loader: Object.fromEntries(entries) }) as LoadablePage);
};

export default pageLoadable;
