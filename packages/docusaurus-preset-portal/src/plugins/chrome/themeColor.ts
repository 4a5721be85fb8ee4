/** Colour of the browser's own frame per mode: `--site-bg` of tokens.css, which a meta tag cannot read. */
export const themeColor = { light: '#ffffff', dark: '#0c141a' } as const;
