import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { wellEncoded } from '../../lib/decode';

/**
 * Repairs an address that cannot be decoded, such as one that ends in `#%`: Docusaurus and its router would throw.
 * Listens before the router does.
 */
function repairAddress(): void {
  const { pathname, search, hash } = window.location;
  const [path, fragment] = [wellEncoded(pathname), wellEncoded(hash)];
  if (path !== pathname || fragment !== hash)
    window.history.replaceState(window.history.state, '', path + search + fragment);
}

if (ExecutionEnvironment.canUseDOM) {
  repairAddress();
  window.addEventListener('popstate', repairAddress);
}
