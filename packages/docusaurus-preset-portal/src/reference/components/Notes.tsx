import type { Note } from 'openapi-toolkit';

/** Returns the address that a note links to; undefined if it has none. */
export const noteAddress = ({ value, href = value }: Note): string | undefined =>
  /^(https?:\/\/|mailto:)\S+$/.test(href) ? href : undefined;

/** Value of a note; a link if it is an address. */
export function NoteValue({ note }: { note: Note }) {
  const href = noteAddress(note);
  return href ? <a href={href}>{note.value}</a> : <code>{note.value}</code>;
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
