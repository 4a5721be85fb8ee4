/** Name of the script that every page loads at once: the bundler's runtime, and what makes the page respond. */
export const ENTRY = 'runtime';
/** Name of the app, which `ENTRY` starts. */
export const APP = 'main';
