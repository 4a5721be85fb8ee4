declare module '@generated/ready/default/controls.js' {
  import type { ControlModule } from '@site/src/delivery/ready/controls';

  const controls: Readonly<Record<string, ControlModule>>;
  export default controls;
}

declare module 'app-entry';
declare module '@docusaurus/core/lib/client/App';
