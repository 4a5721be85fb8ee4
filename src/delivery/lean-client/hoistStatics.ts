/**
 * In the place of `hoist-non-react-statics` and of `react-is`, which only that asks for: `react-router` needs it for
 * `withRouter`, and no page uses `withRouter`. A kilobyte of every reader's first download.
 */
export default function hoistStatics(): never {
  throw new Error('withRouter is not in the client: see src/delivery/lean-client/hoistStatics.ts.');
}
