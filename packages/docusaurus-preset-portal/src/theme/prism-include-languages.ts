/** Adds no language to Prism, which is not in the browser: code is highlighted at build. */
export default function prismIncludeLanguages(): void {}
