// The generator of the clients. Needs Node.js.

// Packs the clients of contracts for npm, pip and Maven, and names their files.

export type { ClientPackage } from './clients/model';
export { CLIENTS_FOLDER, packageFiles, packageName, packClients } from './clients/pack';

// The operations and types of a contract as clients have them.

export { clientApi } from './clients/clientApi';
export { type TypedApis, typedApis } from './clients/typedApis';

// The TypeScript types of a contract; calls of the clients for a portal.

export { contractTypes } from './clients/contractTypes';
export { portalClients } from './samples/portalClients';

// Archives with the same bytes each time.

export { tarball } from './lib/tarball';
