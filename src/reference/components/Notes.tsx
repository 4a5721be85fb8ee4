import type { Note } from '../../openapi/model';

/** Value of a note; a link if it is an address. */
export function NoteValue({ note: { value, href = value } }: { note: Note }) {
  return /^(https?:\/\/|mailto:)\S+$/.test(href) ? <a href={href}>{value}</a> : <code>{value}</code>;
}

/** Encodings and external documentation of a contract. */
export function Notes({ notes }: { notes: Note[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="ref-facts">
      {notes.map((note) => (
        <li key={note.name + note.value}>
          {note.name} <NoteValue note={note} />
        </li>
      ))}
    </ul>
  );
}
