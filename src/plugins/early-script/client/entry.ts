// First: HTML that the others insert passes it.
import '../../security/headers/client/guard';
import '../../client-modules/repairAddress';
import '../../client-modules/barePath';
import './mark';
import { showLoadNotice } from '../../client-modules/recoverLoad';
import { startContent } from '../../static-content/client/startContent';
import { NEEDS_APP } from '../controls';
import { fetchApp, runApp } from './app';
import { keepFields } from './fields';
import { keepFocus } from './focus';
import { afterLoad } from './idle';
import { layOutDeferred } from './layOut';
import { queueClicks } from './queueClicks';
import { savesData } from './saving';
import { onHydrated } from './state';
import { onUserIntent } from './userIntent';

const NOTHING = () => undefined;

/** Everything the script of a page does: its content responds now, its app is started later. */
function start(app: HTMLElement): void {
  startContent();
  layOutDeferred();
  const signs = new AbortController();
  // When the code of the app does not arrive the page stays as it is: readable, its links the browser's.
  const run = () => runApp().catch(NOTHING);
  const givePresses = queueClicks(app, () => runApp().catch(showLoadNotice));
  const giveFields = keepFields(app);
  const giveFocus = keepFocus(app);
  onUserIntent(run, signs.signal);
  if (document.querySelector(`[${NEEDS_APP}]`)) afterLoad(run);
  else if (!savesData()) afterLoad(() => fetchApp().then(() => afterLoad(run), NOTHING));
  onHydrated(() => {
    signs.abort();
    giveFocus();
    giveFields();
    givePresses();
  });
}

const app = document.getElementById('__docusaurus');
if (app) start(app);
