import type { Media } from '../../openapi/model';
import { Notes } from './Notes';
import { RootSchema } from './SchemaTree';

/**
 * Schemas of a body, one per media type.
 *
 * @param folded Closed at first: bodies of errors are alike and long.
 */
export function MediaView({ media, folded = false }: { media: Media[]; folded?: boolean }) {
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
      {schema && !folded && <RootSchema node={schema} />}
      {schema && folded && (
        <details className="ref-nested">
          <summary>fields of the body</summary>
          <RootSchema node={schema} />
        </details>
      )}
      <Notes notes={notes} />
    </div>
  ));
}
