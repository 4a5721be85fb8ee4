import type { ClientCall } from '../requests/request';
import type { PreparedRequest } from './prepareRequest';

/** Writes the program that sends a request. */
export type Write = (request: PreparedRequest) => string;

/** Writes the program that makes a call through a client of the site. */
export type WriteCall = (call: ClientCall, request: PreparedRequest) => string;
