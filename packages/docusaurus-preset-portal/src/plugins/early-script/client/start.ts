import { startContent } from '../../static-content/client/startContent';
import { runApp } from './app';
import { storeLastClick } from './clicks';
import { afterLoad } from './idle';
import { onHydrated } from './state';
import { onUserIntent } from './userIntent';

/**
 * Everything the script of a page does: its content responds now, its app is started later.
 *
 * @param onMissing Called when a click waits for an app whose code does not arrive. The page stays readable, its links
 *   the browser's.
 */
export function start(onMissing: () => void = () => undefined): void {
  startContent();
  const intent = new AbortController();
  const run = () => runApp().catch(() => undefined);
  const repeatLastClick = storeLastClick(() => runApp().catch(onMissing));
  onUserIntent(run, intent.signal);
  afterLoad(run);
  onHydrated(() => {
    intent.abort();
    repeatLastClick();
  });
}
