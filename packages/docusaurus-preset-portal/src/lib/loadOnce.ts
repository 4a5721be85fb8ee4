/** Returns a function that loads data once. After a failure the next call tries again. */
export function loadOnce<Data>(load: () => Promise<Data>): () => Promise<Data> {
  let data: Promise<Data> | undefined;
  return () => {
    data ??= load();
    data.catch(() => {
      data = undefined;
    });
    return data;
  };
}
