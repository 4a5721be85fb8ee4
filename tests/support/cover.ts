/**
 * Whether all combinations are tried (`npm run test:all`, `npm run prove:samples`). For every change a test that
 * takes long tries some that together hold each part once.
 */
export const triesAll = process.env.MODE === 'all' || process.env.MODE === 'prove';
