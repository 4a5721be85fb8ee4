/**
 * What the form checks values with: the words of the sandbox, and the identifiers of the vocabulary. A file of its own,
 * since other features load the same.
 */
export { recognise } from '../../../vocabulary/recognise';
export { faultOf } from './fault';
