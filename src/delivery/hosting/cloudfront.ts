import { site } from '../../site';
import type { Hosting } from './types';

/** Headers CloudFront has settings for; the others are custom headers. */
const SECURITY_HEADERS = [
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'Referrer-Policy',
];

/** Configuration for `aws cloudfront create-response-headers-policy --response-headers-policy-config file://…`. */
export function cloudfrontPolicy({ policy: { headers } }: Hosting): string {
  const custom = Object.entries(headers).filter(([name]) => !SECURITY_HEADERS.includes(name));
  const config = {
    Name: `${site.slug}-apis-portal`,
    Comment: 'Written by the build of the portal',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: headers['Content-Security-Policy'] },
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1]),
        IncludeSubdomains: true,
        Preload: false,
      },
      ContentTypeOptions: { Override: true },
      FrameOptions: { Override: true, FrameOption: headers['X-Frame-Options'] },
      ReferrerPolicy: { Override: true, ReferrerPolicy: headers['Referrer-Policy'] },
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
