/** Marks a promise as handled, so that a rejection before anyone awaits it does not end the process. */
export function markHandled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
