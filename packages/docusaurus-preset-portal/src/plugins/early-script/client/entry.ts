// First: HTML that the others insert passes it.
import '../../security/headers/client/guard';
import '../../client-modules/repairAddress';
import '../../client-modules/barePath';
import '../../client-modules/hideNavbar';
import '../../client-modules/themeColor';
import './mark';
import { showLoadNotice } from '../../client-modules/recoverLoad';
import { startContent } from '../../static-content/client/startContent';
import { runApp } from './app';
import { storeLastClick } from './clicks';
import { afterLoad } from './idle';
import { onHydrated } from './state';
import { onUserIntent } from './userIntent';

/** Everything the script of a page does: its content responds now, its app is started later. */
function start(): void {
  startContent();
  // The content policy allows no form to be sent: scripts respond to all of them.
  window.addEventListener('submit', (event) => event.preventDefault());
  const intent = new AbortController();
  // When the code of the app does not arrive the page stays as it is: readable, its links the browser's.
  const run = () => runApp().catch(() => undefined);
  const repeatLastClick = storeLastClick(() => runApp().catch(showLoadNotice));
  onUserIntent(run, intent.signal);
  afterLoad(run);
  onHydrated(() => {
    intent.abort();
    repeatLastClick();
  });
}

start();
