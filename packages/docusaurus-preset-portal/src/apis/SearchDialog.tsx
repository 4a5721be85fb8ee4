import '../../dist/reference.css';

export { default } from '../search/client/Dialog';
