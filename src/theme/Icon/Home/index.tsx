import type { Props } from '@theme/Icon/Home';

/** A house. */
export default function IconHome(props: Props) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the control around it has the name
    <svg viewBox="0 0 24 24" {...props}>
      <path fill="currentColor" d="m3 12 9-9 9 9h-3v8h-4v-6h-4v6H6v-8z" />
    </svg>
  );
}
