/** What a contract says beyond the standard's places: extensions, encodings, external documentation. */
export function Notes({ notes }: { notes: { name: string; value: string }[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="ref-facts">
      {notes.map(({ name, value }) => (
        <li key={name + value}>
          <span className="ref-fact">{name} </span>
          {/^https?:\/\/\S+$/.test(value) ? <a href={value}>{value}</a> : <code>{value}</code>}
        </li>
      ))}
    </ul>
  );
}
