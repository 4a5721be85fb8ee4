// The components of the reference that a site may swizzle, without their sources: a site has a TypeScript configuration
// of its own.
declare module '@theme/ApiOperation' {
  import type { OperationPage } from 'docusaurus-preset-portal/openapi/model';
  import type { ReactElement } from 'react';
  export default function ApiOperation(props: { page: OperationPage }): ReactElement;
}
declare module '@theme/ApiPanel' {
  import type { OperationPage } from 'docusaurus-preset-portal/openapi/model';
  import type { ReactElement } from 'react';
  export default function ApiPanel(props: { page: OperationPage }): ReactElement;
}
declare module '@theme/ApiField' {
  import type { SchemaNode } from 'docusaurus-preset-portal/openapi/model';
  import type { ReactElement } from 'react';
  export default function ApiField(props: {
    node: SchemaNode;
    depth: number;
    extra?: string;
    open?: boolean;
  }): ReactElement;
}
declare module '@theme/ApiSample' {
  import type { OperationPage } from 'docusaurus-preset-portal/openapi/model';
  import type { ReactElement } from 'react';
  type Props = Pick<OperationPage, 'operation' | 'samples' | 'pairs' | 'samplesFile'>;
  export default function ApiSample(props: Props): ReactElement | null;
}
