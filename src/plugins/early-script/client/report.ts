import type { ClientModule } from '@docusaurus/types';
import { markHydrated, markStarted } from './state';

/** Reports to the early script what the app does. Its first route update is the hydration. */
const report: ClientModule = { onRouteDidUpdate: markHydrated };

if (typeof window !== 'undefined') markStarted();

export default report;
