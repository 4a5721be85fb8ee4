// First: HTML that the others insert passes it.
import '../../headers/client/guard';
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
import { keepPresses } from './kept';
import { layOutDeferred } from './layOut';
import { savesData } from './saving';
import { onSign } from './signs';
import { whenAwake } from './state';

const NOTHING = () => undefined;

/** Everything the script of a page does: its content responds now, its app is started later. */
function start(app: HTMLElement): void {
  startContent();
  layOutDeferred();
  const signs = new AbortController();
  // When the code of the app does not arrive the page stays as it is: readable, its links the browser's.
  const run = () => runApp().catch(NOTHING);
  const givePresses = keepPresses(app, () => runApp().catch(showLoadNotice));
  const giveFields = keepFields(app);
  const giveFocus = keepFocus(app);
  onSign(run, signs.signal);
  if (document.querySelector(`[${NEEDS_APP}]`)) afterLoad(run);
  else if (!savesData()) afterLoad(() => fetchApp().then(() => afterLoad(run), NOTHING));
  whenAwake(() => {
    signs.abort();
    giveFocus();
    giveFields();
    givePresses();
  });
}

const app = document.getElementById('__docusaurus');
if (app) start(app);
