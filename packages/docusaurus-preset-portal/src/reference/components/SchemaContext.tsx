import { attempt, type Media, type SharedType, type SharedTypes } from 'openapi-toolkit';
import { createContext, type ReactNode, useContext } from 'react';
import { scriptOf } from '../../lib/script';

interface SchemaContext {
  /** The API sends the fields. Required fields need no mark. */
  isResponse: boolean;
  /** Parsed example bodies with values of the fields; in an alternative, the values that took it. */
  examples: readonly unknown[];
  /** Path of the alternative whose values the examples are. */
  base?: string;
  types: SharedTypes;
  /** The shared type being described: its fields have the anchors of the type, and example values of all uses. */
  inType?: SharedType;
  /** Language of the contract's texts, if it is not English. */
  lang?: string;
}

const SchemaReactContext = createContext<SchemaContext>({ isResponse: false, examples: [], types: new Map() });

export const useSchemaContext = (): SchemaContext => useContext(SchemaReactContext);

/** Returns a function for `lang` and `dir` of a text of the contract. */
export function useScript() {
  const { lang } = useSchemaContext();
  return (text: string) => scriptOf(text, lang);
}

/** Overrides parts of the context for the fields below. */
export function WithSchemaContext({ children, ...change }: Partial<SchemaContext> & { children: ReactNode }) {
  return (
    <SchemaReactContext.Provider value={{ ...useSchemaContext(), ...change }}>{children}</SchemaReactContext.Provider>
  );
}

/** Returns the anchor of a field: of its own, or of the shared type being described. */
export function anchorIn(inType: SharedType | undefined, anchor: string): string {
  const start = inType?.uses[0].node.anchor;
  return inType && start !== undefined && anchor.startsWith(start)
    ? inType.anchor + anchor.slice(start.length)
    : anchor;
}

/** Returns the JSON examples of a body. */
export const examplesOf = (media: Media | undefined): unknown[] =>
  (media?.examples ?? []).flatMap(({ language, text }) =>
    language === 'json' ? [attempt(() => JSON.parse(text), undefined)] : [],
  );
