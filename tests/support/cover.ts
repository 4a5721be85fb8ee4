/**
 * True if all combinations are tried (`npm run test:all`, `npm run prove:samples`). On every change a slow test tries a
 * part of them that contains each value once.
 */
export const triesAll = process.env.MODE === 'all' || process.env.MODE === 'prove';
