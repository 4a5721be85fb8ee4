/** A page that crashed inside the layout, or did not load, as the engine shows it. */
export { default } from '@theme-original/ErrorPageContent';
