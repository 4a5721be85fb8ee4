/** A page of the docs as any other: takes the place of the component that renders an operation in the browser. */
export { default } from '@theme/DocItem';
