// Contracts and operations for tests of packages that use this one.

export { apiOf, documentOf, operationOf, SERVER } from './testing/contracts';

// Parts that tests of other packages compare with.

export { javascript } from './samples/fetch';
export { shell } from './samples/shell';
export { readParameters } from './sandbox/engine/request/parameters';
export { splitUrl } from './sandbox/engine/request/sentValue';
export { findRoutes } from './sandbox/engine/route';
