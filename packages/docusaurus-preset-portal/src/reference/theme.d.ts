// The components of the reference that a site may swizzle, without their sources: a site has a TypeScript configuration
// of its own.
declare module '@theme/ApiOperation' {
  type OperationPage = import('openapi-toolkit').OperationPage;
  export default function ApiOperation(props: { page: OperationPage }): import('react').ReactElement;
}
declare module '@theme/ApiPanel' {
  type OperationPage = import('openapi-toolkit').OperationPage;
  export default function ApiPanel(props: { page: OperationPage }): import('react').ReactElement;
}
declare module '@theme/ApiField' {
  type Props = { node: import('openapi-toolkit').SchemaNode; depth: number };
  export default function ApiField(props: Props & { extra?: string; open?: boolean }): import('react').ReactElement;
}
declare module '@theme/ApiSample' {
  type OperationPage = import('openapi-toolkit').OperationPage;
  type Props = Pick<OperationPage, 'operation' | 'samples' | 'pairs' | 'samplesFile'>;
  export default function ApiSample(props: Props): import('react').ReactElement | null;
}
