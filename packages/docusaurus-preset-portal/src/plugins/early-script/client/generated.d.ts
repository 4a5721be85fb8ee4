declare module '@generated/portal-early-script/default/controls.js' {
  import type { ControlModule } from 'docusaurus-preset-portal/plugins/early-script/controls';

  const controls: Readonly<Record<string, ControlModule>>;
  export default controls;
}
