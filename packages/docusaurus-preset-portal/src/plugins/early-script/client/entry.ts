// First: HTML that the others insert passes it.
import '../../security/trusted-types/client/guard';
import '../../client-modules/repairAddress';
import '../../client-modules/barePath';
import '../../client-modules/hideNavbar';
import '../../client-modules/themeColor';
import './mark';
import { showLoadNotice } from '../../client-modules/recoverLoad';
import { start } from './start';

start(showLoadNotice);
// The content policy allows no form to be sent: scripts respond to all of them.
window.addEventListener('submit', (event) => event.preventDefault());
