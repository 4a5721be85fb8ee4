/** A page that crashed with its layout, as the engine shows it. */
export { default } from '@theme-original/Error';
