import Head from '@docusaurus/Head';
import { useColorMode } from '@docusaurus/theme-common';
import { themeColor } from '@site/src/css/themeColor';
import type { Props } from '@theme/Layout/Provider';
import LayoutProvider from '@theme-original/Layout/Provider';

/** The browser's frame follows the reader's colour mode, which a `media` attribute does not know. */
function ThemeColor() {
  const { colorMode } = useColorMode();
  return (
    <Head>
      <meta name="theme-color" content={themeColor[colorMode]} />
    </Head>
  );
}

export default function LayoutProviderWrapper({ children }: Props) {
  return (
    <LayoutProvider>
      <ThemeColor />
      {children}
    </LayoutProvider>
  );
}
