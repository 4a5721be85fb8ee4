import { pointerBelow } from '../pointer';
import { visitData } from './walkParts';

/** Changes names and texts of plain data in place, and keeps the order. Each function also receives the name of the map or list around them. Returns pointers to what changed. */
export function rewrite(
  data: unknown,
  rename: (name: string, outer: string) => string,
  change: (text: string, name: string, outer: string) => string,
): string[] {
  const changed: string[] = [];
  visitData(data, (node, pointer, outer) => {
    const entries = Object.entries(node);
    const isRenamed = entries.some(([name]) => rename(name, outer) !== name);
    for (const [name, before] of entries) {
      const key = rename(name, outer);
      const value = typeof before === 'string' ? change(before, name, outer) : before;
      const isChanged = !Object.is(value, before);
      if (key !== name || isChanged) changed.push(pointerBelow(pointer, key));
      // If any name changes, all are added again to preserve the order of the file.
      if (isRenamed) delete node[name];
      // A plain assignment would set the prototype for `__proto__`.
      if (isRenamed || isChanged)
        Object.defineProperty(node, key, { value, enumerable: true, writable: true, configurable: true });
    }
  });
  return changed;
}
