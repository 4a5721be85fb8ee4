import { validateHeaderName, validateHeaderValue } from 'node:http';

/** Headers that only the server sets: of the connection, and for other origins. */
const OWN = /^(?:connection|content-(?:encoding|length)|keep-alive|trailer|transfer-.*|upgrade|access-control-.*)$/i;

/** Returns the headers of a contract that can be sent. Contracts can describe names or examples that HTTP does not allow. */
export const sendable = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => {
      if (OWN.test(name)) return false;
      try {
        validateHeaderName(name);
        validateHeaderValue(name, value);
        return true;
      } catch {
        return false;
      }
    }),
  );
