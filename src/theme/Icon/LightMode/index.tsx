import type { Props } from '@theme/Icon/LightMode';

/** A sun. */
export default function IconLightMode(props: Props) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the control around it has the name
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <circle cx={12} cy={12} r={4} fill="none" stroke="currentColor" strokeWidth={2} />
      <path
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        d="M12 3v2m0 14v2M3 12h2m14 0h2M6 6l1 1m10 10 1 1M6 18l1-1M17 7l1-1"
      />
    </svg>
  );
}
