import './searchBar.css';

export { default } from '../theme/SearchBar';
