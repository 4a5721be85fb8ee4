/** HTTP method as a badge. The text identifies it, the colour is decoration. */
export function Method({ method }: { method: string }) {
  return <span className={`ref-method method--${method.toLowerCase()}`}>{method.toUpperCase()}</span>;
}
