import type { Media } from '../model';
import { Notes } from './Notes';
import { RootSchema } from './SchemaTree';

/** Schemas of a body, one per media type. */
export function MediaView({ media }: { media: Media[] }) {
  return media.map(({ type, anchor, schema, notes, sameAs }, index) => (
    <div key={type} id={index > 0 ? anchor : undefined} className="ref-media">
      <p className="ref-media-type">
        <code>{type}</code>
      </p>
      {sameAs && (
        <p className="ref-see">
          Same body as <a href={`#${encodeURIComponent(sameAs.anchor)}`}>{sameAs.label}</a>.
        </p>
      )}
      {schema && <RootSchema node={schema} />}
      <Notes notes={notes} />
    </div>
  ));
}
