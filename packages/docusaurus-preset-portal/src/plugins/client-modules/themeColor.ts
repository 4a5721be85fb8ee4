import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { themeColor } from '../chrome/themeColor';

/** Gives the browser's frame the colour of the reader's mode, which a `media` attribute of the tag does not know. */
function followColorMode(): void {
  const root = document.documentElement;
  const tag = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const update = () => {
    if (tag) tag.content = themeColor[root.dataset.theme === 'dark' ? 'dark' : 'light'];
  };
  new MutationObserver(update).observe(root, { attributeFilter: ['data-theme'] });
  update();
}

if (ExecutionEnvironment.canUseDOM) followColorMode();
