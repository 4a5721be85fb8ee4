/** Takes the place of `prism-react-renderer` in the browser, where the theme would add languages to it. */
export const Prism = {};
/** For the code block of the theme, which no page shows. Without it the dev server warns at every start. */
export const Highlight = (): null => null;
