declare module '@generated/early-script/default/controls.js' {
  import type { ControlModule } from '@site/src/plugins/early-script/controls';

  const controls: Readonly<Record<string, ControlModule>>;
  export default controls;
}
