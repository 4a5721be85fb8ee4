import { followSamples } from './page';
import { mountAll } from './panel';
import styles from './styles.css';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

followSamples();
new MutationObserver(mountAll).observe(document.body, { childList: true, subtree: true });
mountAll();
