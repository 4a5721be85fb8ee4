/** HTTP method as a badge: told by its word, the colour only helps. */
export function Method({ method }: { method: string }) {
  return <span className={`ref-method method--${method.toLowerCase()}`}>{method.toUpperCase()}</span>;
}
