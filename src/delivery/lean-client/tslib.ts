/**
 * The one helper of `tslib` that client code asks for (`@docusaurus/utils-common`);
 * the whole library would be in every reader's first download.
 */
// biome-ignore lint/suspicious/noExplicitAny: any module may come in
export const __importDefault = (module: any) => (module?.__esModule ? module : { default: module });
