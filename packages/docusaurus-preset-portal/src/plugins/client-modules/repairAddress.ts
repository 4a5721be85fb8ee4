import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { wellEncoded } from 'openapi-toolkit';

/** Repairs an address that can't be decoded, such as `#%`, before the router listens: Docusaurus and it would throw. */
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
