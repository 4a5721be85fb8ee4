declare module 'mcp:data' {
  /** `Knowledge` in the serialisation of `packData`. */
  const data: string;
  export default data;
}
