import { BUNDLER_POLICY } from '../trusted-types';
import { type InlineHashes, policyHash } from './inline';

/** The response headers of the site. `_headers` is written from it. */
export interface Policy {
  /** Headers of every response, in the order they are written. */
  headers: Record<string, string>;
  /** The directives of the content policy that a `<meta>` may hold. */
  meta: string;
  /** `Cache-Control` of responses below a path prefix; of others the hosts have a default. */
  caching: { prefix: string; value: string }[];
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_DAY = 'public, max-age=86400';

/** Browser features no page uses. */
const DENIED = ['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture', 'encrypted-media'].concat(
  ['fullscreen', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'microphone', 'midi', 'payment'],
  ['publickey-credentials-get', 'screen-wake-lock', 'serial', 'sync-xhr', 'usb', 'xr-spatial-tracking'],
);

const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`).join(' ');

function contentPolicy(
  { scripts, styles }: InlineHashes,
  connect: readonly string[],
  added: readonly string[],
): string[] {
  return [
    // `<link rel=prefetch>` is held to it, in Firefox too.
    "default-src 'self'",
    `script-src 'self' ${quoted(scripts)}`.trim(),
    `style-src 'self' ${quoted(added.map((text) => policyHash(text)))}`.trim(),
    styles.length > 0 ? `style-src-attr 'unsafe-hashes' ${quoted(styles)}` : "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "manifest-src 'self'",
    "frame-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types default ${BUNDLER_POLICY}`,
  ];
}

/** Returns the policy of a build. `connect`: origins that pages request besides their own; `added`: texts of `<style>` elements that code adds. */
export function policyOf(inline: InlineHashes, connect: readonly string[] = [], added: readonly string[] = []): Policy {
  const shared = contentPolicy(inline, connect, added);
  // Only in the header: browsers ignore the first in a `<meta>`, and the second would break a preview over plain HTTP.
  const full = [...shared, "frame-ancestors 'none'", 'upgrade-insecure-requests'].join('; ');
  return {
    headers: {
      'Content-Security-Policy': full,
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'no-referrer',
      'Permissions-Policy': DENIED.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    meta: shared.join('; '),
    caching: [
      { prefix: '/assets/', value: IMMUTABLE },
      { prefix: '/.well-known/', value: ONE_DAY },
    ],
  };
}
