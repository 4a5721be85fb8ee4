declare module 'mcp:data' {
  /** The knowledge as JSON, compressed (Brotli), in Base64. */
  const data: string;
  export default data;
}
