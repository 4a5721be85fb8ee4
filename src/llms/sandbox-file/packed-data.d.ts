declare module 'sandbox:data' {
  /** `SandboxFileData` in the serialisation of `packData`. */
  const data: string;
  export default data;
}
