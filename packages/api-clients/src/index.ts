// The generator of the clients. Needs Node.js.

// Packs the clients of contracts for npm, pip and Maven, and names their files.

export { CLIENTS_FOLDER, packageFiles, packageName } from './clients/files';
export type { ClientPackage } from './clients/model';
export { nswagConfig, packClients } from './clients/pack';

// The operations and types of a contract as clients have them.

export { clientApi } from './clients/clientApi';
export { type TypedApis, typedApis } from './clients/typedApis';

// Archives with the same bytes each time, and the first error in files of TypeScript.

export { tarball } from './lib/tarball';
export { typeError } from './lib/typeError';
