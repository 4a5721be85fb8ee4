import { markStarted } from './state';

// Runs as part of the app, just before hydration. `src/theme/Root.tsx` reports its end.
if (typeof window !== 'undefined') markStarted();
