/** Files that are read or written at a time: more wait for each other in the system. */
const MOST = 16;

/** One after the other; whoever leaves a loop over it ends it for all. */
function* each<T>(items: Iterable<T>): Generator<T> {
  yield* items;
}

/**
 * Does the same with every item, with some of them at a time: while files of one are written, the next is worked on.
 * Work begins in the order of the items. After a failure no other item is begun, and those that were are waited for.
 *
 * @throws what failed first.
 */
export async function eachAtOnce<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>): Promise<void> {
  const rest = each(items);
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  const done = await Promise.allSettled(Array.from({ length: MOST }, worker));
  const failed = done.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
