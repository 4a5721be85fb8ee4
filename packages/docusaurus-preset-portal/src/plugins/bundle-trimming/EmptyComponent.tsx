/** Stands in for a component of the theme that has nothing to show on this site. */
export default function EmptyComponent() {
  return null;
}
