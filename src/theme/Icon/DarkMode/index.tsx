import type { Props } from '@theme/Icon/DarkMode';

/** A crescent. */
export default function IconDarkMode(props: Props) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the control around it has the name
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path fill="none" stroke="currentColor" strokeWidth={2} d="M10 4a8 8 0 1 0 10 10A7 7 0 0 1 10 4z" />
    </svg>
  );
}
