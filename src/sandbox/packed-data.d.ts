declare module 'sandbox:data' {
  const data: import('./types').SandboxData;
  export default data;
}
