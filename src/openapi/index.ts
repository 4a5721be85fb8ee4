export { bundleContract } from './bundle/bundleContract';
export { ContractError } from './ContractError';
export type { Document } from './document';
export type { Located } from './locate';
export { inlineMarkdown, markdown } from './markdown';
export { readSecurity } from './read/security';
export { baseUrl, readServers } from './read/server';
export { type ReadOperation, readOperations } from './readOperations';
