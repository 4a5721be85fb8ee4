import type { SampleRequest } from '../../requests/request';
import { type SentRequest, sentRequest } from '../../samples/sentRequest';

/** Request that the page sends to its own origin. */
export interface BrowserRequest extends Omit<SentRequest, 'address'> {
  /** Address at the page's own origin, encoded. */
  target: string;
}

/** The sandbox accepts this value for any secret. */
const ANY = 'sandbox';

/** Converts the request of samples to one that the page can send. @throws Error if it needs a file of the reader. */
export function browserRequest(
  request: SampleRequest,
  secret: (variable: string) => string = () => ANY,
): BrowserRequest {
  const { address, ...sent } = sentRequest(request, secret);
  const { pathname, search } = new URL(address);
  // With the origin: a path that begins with `//` would name another one.
  return { ...sent, target: location.origin + pathname + search };
}
