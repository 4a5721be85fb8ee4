/** The component that shows a JSON file. */
export interface DataFileView {
  component: string;
  /** Name under which the module exports the component. */
  name: string;
  /** Prop that takes the file. Without it the file holds all props. */
  prop?: string;
  frame?: { hasMarkdown: boolean };
}

/** Suffix of the names of files with the props of an element. */
export const elementSuffix = (name: string): string => `.${name}.json`;
