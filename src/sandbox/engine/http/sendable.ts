import { validateHeaderName, validateHeaderValue } from 'node:http';

/** Returns the headers that can be sent. Contracts can describe names or examples that HTTP does not allow. */
export const sendable = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => {
      try {
        validateHeaderName(name);
        validateHeaderValue(name, value);
        return true;
      } catch {
        return false;
      }
    }),
  );
