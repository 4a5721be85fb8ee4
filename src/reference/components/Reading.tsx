import { createContext, type ReactNode, useContext } from 'react';
import type { Media } from '../../openapi/model';
import type { SharedType, SharedTypes } from '../types/shareTypes';

/** What a field needs to know of the page around it. */
export interface Reading {
  /** Fields that the API sends: what is always there needs no mark. */
  isAnswer: boolean;
  /** Example bodies that show the values of the fields, parsed. */
  examples: readonly unknown[];
  types: SharedTypes;
  /** The shared type that is being described. Its fields have the addresses of the type, and values of all its uses. */
  inType?: SharedType;
  /** Headings have a link to themselves; else the browser adds it. */
  linksItself: boolean;
}

const ReadingContext = createContext<Reading>({ isAnswer: false, examples: [], types: new Map(), linksItself: true });

export const useReading = (): Reading => useContext(ReadingContext);

/** Changes what the fields below know of their page. */
export function WithReading({ children, ...change }: Partial<Reading> & { children: ReactNode }) {
  return <ReadingContext.Provider value={{ ...useReading(), ...change }}>{children}</ReadingContext.Provider>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The JSON examples of a body. */
export const examplesOf = (media: Media | undefined): unknown[] =>
  (media?.examples ?? []).flatMap(({ language, text }) => (language === 'json' ? [parsed(text)] : []));
