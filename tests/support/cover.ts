/**
 * True if a test tries all combinations (`npm run test:night`, `npm run prove:samples`). On every change it tries a part
 * of them that contains each value once.
 */
export const triesAll = process.env.MODE === 'night' || process.env.MODE === 'prove';
