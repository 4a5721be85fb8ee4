/** True if hydration is delayed: in a production build. The dev server starts the app at once. */
export const waits = (): boolean => process.env.NODE_ENV !== 'development';
