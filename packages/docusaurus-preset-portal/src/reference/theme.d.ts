// The components of the reference that a site may swizzle.
declare module '@theme/ApiOperation' {
  export { OperationView as default } from 'docusaurus-preset-portal/reference/components/OperationView';
}
declare module '@theme/ApiPanel' {
  export { Panels as default } from 'docusaurus-preset-portal/reference/components/Panels';
}
declare module '@theme/ApiField' {
  export { PropertyItem as default } from 'docusaurus-preset-portal/reference/components/PropertyItem';
}
declare module '@theme/ApiSample' {
  export { Samples as default } from 'docusaurus-preset-portal/reference/components/Samples';
}
