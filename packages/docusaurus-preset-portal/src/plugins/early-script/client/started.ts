import { markStarted } from './state';

// Runs as part of the app, just before hydration. `theme/Root.tsx` reports its end.
if (typeof window !== 'undefined') markStarted();
