export { Island } from './Island';
export { loadIsland } from './fragments';
