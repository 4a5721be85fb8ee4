import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';

const isText = (part: ReactNode): part is string | number => typeof part === 'string' || typeof part === 'number';

/** Joins parts with adjacent texts as one: between two texts React writes a comment, and a page has a thousand. */
export function line(...parts: ReactNode[]): ReactElement {
  const joined: ReactNode[] = [];
  for (const part of parts.flat(3) as ReactNode[]) {
    if (part === null || part === undefined || typeof part === 'boolean' || part === '') continue;
    const last = joined.at(-1);
    if (isText(part) && isText(last)) joined[joined.length - 1] = `${last}${part}`;
    else joined.push(part);
  }
  return createElement(Fragment, null, ...joined);
}
