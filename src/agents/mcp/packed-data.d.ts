declare module 'mcp:data' {
  /** `Knowledge` as `packData` writes it. */
  const data: string;
  export default data;
}
