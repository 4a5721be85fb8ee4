export { bundleContract } from './bundle';
export { ContractError } from './ContractError';
export { pageContext } from './context';
export { locateOperations } from './locate';
export { clean, inlineMarkdown, lead, markdown } from './markdown';
export type { Document } from './openapi';
export { type Located, readOperation } from './operation';
export { readSecurity } from './security';
export { baseUrl, readServers } from './server';
