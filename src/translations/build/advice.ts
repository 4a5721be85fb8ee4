/** Advice for a failed call, by its cause. */
export const advice = {
  network: 'Check API_BASE_URL, and that this machine can reach it.',
  certificate: 'Have the certificate fixed, or trust its issuer with NODE_EXTRA_CA_CERTS.',
  key: 'Check that API_KEY is set, is valid for this host and may read the attribute translations.',
  path: 'Check API_BASE_URL: the list is expected at /attribute-translations below it.',
  busy: 'Build again later.',
  redirect: 'Set API_BASE_URL to the address that responds without a redirect.',
  response: 'Have the response of the API fixed, or check that API_BASE_URL is the API and not a web page.',
  request: 'Check API_BASE_URL, and which version of the API responds there.',
} as const;

/** Advice for an HTTP status that is not success. */
export function adviceForStatus(status: number): string {
  if (status === 401 || status === 403) return advice.key;
  if (status === 404 || status === 410) return advice.path;
  return status === 429 || status >= 500 ? advice.busy : advice.request;
}

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL|UNABLE_TO_GET_ISSUER/;

/** Advice for a connection that failed, by the code Node gives it. */
export const adviceForCode = (code: string): string => (CERTIFICATE.test(code) ? advice.certificate : advice.network);
