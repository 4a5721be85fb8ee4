import { ENVIRONMENT, readStored, store } from '../../../lib/storage';
import { SANDBOX } from '../../servers/choices';
import { mountAll } from './panel';
import { followSamples } from './send';
import styles from './styles.css';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

// The samples call the sandbox until the reader chooses another environment.
if (readStored(ENVIRONMENT) === null) store(ENVIRONMENT, SANDBOX);

followSamples();
new MutationObserver(mountAll).observe(document.body, { childList: true, subtree: true });
mountAll();
