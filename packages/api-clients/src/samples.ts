// Code samples that call the clients. Runs in browsers and in Node.js.

export { clientSamples } from './samples/index';
export { clientWriters } from './samples/writers';
