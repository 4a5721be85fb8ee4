/** Whether pages wait with the app: in a production build. The dev server starts it at once. */
export const waits = (): boolean => process.env.NODE_ENV !== 'development';
