/** A promise whose failure is met by whoever waits for it, now or later: until then it ends no process. */
export function markHandled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
