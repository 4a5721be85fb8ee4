/**
 * In the place of `tslib`, of which client code asks for this one helper (`@docusaurus/utils-common`), and of
 * `hoist-non-react-statics`, which only `withRouter` of `react-router` calls. Both together are 3.8 kB of gzip that
 * every reader would load first.
 */
// biome-ignore lint/suspicious/noExplicitAny: any module may come in
export const __importDefault = (module: any) => (module?.__esModule ? module : { default: module });

/** @throws Error always: no page uses `withRouter`. */
export default function hoistStatics(): never {
  throw new Error(
    'withRouter is not in the client: see docusaurus-preset-portal/src/plugins/bundle-trimming/smallHelpers.ts.',
  );
}
