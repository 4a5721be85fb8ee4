import '../plugins/early-script/client/mark';
import { start } from '../plugins/early-script/client/start';

// Docusaurus takes a page without it for one whose code did not arrive, and says so.
(window as { docusaurus?: object }).docusaurus ??= {};
start();
