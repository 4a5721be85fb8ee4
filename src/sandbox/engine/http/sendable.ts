import { validateHeaderName, validateHeaderValue } from 'node:http';

/** The headers that can be sent: of those that a contract describes, some have names or examples that HTTP refuses. */
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
