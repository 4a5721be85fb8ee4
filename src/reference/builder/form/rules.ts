/**
 * What the form checks values with: the words of the sandbox, and the identifiers of the vocabulary. A file of its own,
 * loaded with the form.
 */
export { recognise } from '../../../vocabulary/recognise';
export { faultOf } from './fault';
export { judge } from './judge';
