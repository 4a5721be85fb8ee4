import { validateHeaderName, validateHeaderValue } from 'node:http';

/** Headers of the connection, and those that would open responses to pages of other origins. */
const RESERVED =
  /^(?:connection|content-(?:encoding|length)|keep-alive|trailer|transfer-encoding|upgrade|access-control-.*)$/i;

/**
 * Returns the headers of a contract that can be sent. Contracts can describe names or examples that HTTP does not allow,
 * and headers that are the server's own.
 */
export const sendable = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => {
      if (RESERVED.test(name)) return false;
      try {
        validateHeaderName(name);
        validateHeaderValue(name, value);
        return true;
      } catch {
        return false;
      }
    }),
  );
