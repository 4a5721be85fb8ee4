declare module 'sandbox:data' {
  const data: import('./content/data').SandboxData;
  export default data;
}
