declare module '@generated/portal-early-script/default/controls.js' {
  const controls: Readonly<Record<string, import('../controls').ControlModule>>;
  export default controls;
}
