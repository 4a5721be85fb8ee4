export { loadIsland } from './fragments';
export { Island } from './Island';
