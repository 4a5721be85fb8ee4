/** The place for search, in the navbar and on the not-found page. Empty until search is built. */
export default function SearchBar() {
  return null;
}
