import type { Note } from '../../openapi/model';

/** The value of a note: a link where it is an address. */
export function NoteValue({ note: { value, href = value } }: { note: Note }) {
  return /^(https?:\/\/|mailto:)\S+$/.test(href) ? <a href={href}>{value}</a> : <code>{value}</code>;
}

/** What a contract says beyond the standard's places: extensions, encodings, external documentation. */
export function Notes({ notes }: { notes: Note[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="ref-facts">
      {notes.map((note) => (
        <li key={note.name + note.value}>
          <span className="ref-fact">{note.name} </span>
          <NoteValue note={note} />
        </li>
      ))}
    </ul>
  );
}
