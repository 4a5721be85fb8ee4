import type { Props } from '@theme/ThemedImage';
import ThemedImageOriginal from '@theme-original/ThemedImage';

/** An image for each colour mode; where both are the same, one. */
export default function ThemedImage(props: Props) {
  const { sources, ...image } = props;
  if (sources.light !== sources.dark) return <ThemedImageOriginal {...props} />;
  // biome-ignore lint/a11y/useAltText: the props have it
  return <img src={sources.light} {...image} />;
}
