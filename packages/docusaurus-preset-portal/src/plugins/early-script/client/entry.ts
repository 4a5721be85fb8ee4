// First: HTML that the others insert passes it.
import '../../security/trusted-types/client/guard';
import '../../client-modules/repairAddress';
import '../../client-modules/barePath';
import '../../client-modules/hideNavbar';
import '../../client-modules/themeColor';
import './mark';
import { showLoadNotice } from '../../client-modules/recoverLoad';
import { enhance } from '../../static-content/client/enhance';
import { keepHtml } from '../../static-content/client/pageHtml';
import { runApp } from './app';
import { storeLastClick } from './clicks';
import { afterLoad } from './idle';
import { onHydrated } from './state';
import { onUserIntent } from './userIntent';

// The content responds now, the app is started later.
for (const frame of document.querySelectorAll<HTMLElement>('[data-static-content]')) {
  // Before anything changes it, so that the page is new to a reader who returns.
  keepHtml(frame.dataset.staticContent ?? '', frame);
  enhance(frame);
}
const intent = new AbortController();
const run = () => runApp().catch(() => undefined);
// When the code of the app does not arrive, the page stays readable, its links the browser's.
const repeatLastClick = storeLastClick(() => runApp().catch(showLoadNotice));
onUserIntent(run, intent.signal);
afterLoad(run);
onHydrated(() => {
  intent.abort();
  repeatLastClick();
});
// The content policy allows no form to be sent: scripts respond to all of them.
window.addEventListener('submit', (event) => event.preventDefault());
