declare module '@generated/portal-static-content/default/enhancers.js' {
  /** Adds behaviour to the part of a page that an element shows; returns what removes it. */
  type Enhance = (part: HTMLElement) => () => void;
  /** By the name of the element. */
  const enhancers: Readonly<Record<string, () => Promise<{ enhance: Enhance }>>>;
  export default enhancers;
}
