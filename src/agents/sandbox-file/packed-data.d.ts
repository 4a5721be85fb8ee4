declare module 'sandbox:data' {
  /** `SandboxFileData` as `packData` writes it. */
  const data: string;
  export default data;
}
