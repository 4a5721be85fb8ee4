// The components of the reference that a site may swizzle, without their sources: a site has a TypeScript configuration
// of its own.
declare module '@theme/PortalOperation' {
  type OperationPage = import('openapi-toolkit').OperationPage;
  export default function PortalOperation(props: { page: OperationPage }): import('react').ReactElement;
}
declare module '@theme/PortalPanel' {
  type OperationPage = import('openapi-toolkit').OperationPage;
  export default function PortalPanel(props: { page: OperationPage }): import('react').ReactElement;
}
declare module '@theme/PortalField' {
  type Props = { node: import('openapi-toolkit').SchemaNode; depth: number };
  export default function PortalField(props: Props & { extra?: string; open?: boolean }): import('react').ReactElement;
}
declare module '@theme/PortalSample' {
  type OperationPage = import('openapi-toolkit').OperationPage;
  type Props = Pick<OperationPage, 'operation' | 'samples' | 'pairs' | 'samplesFile'>;
  export default function PortalSample(props: Props): import('react').ReactElement | null;
}
