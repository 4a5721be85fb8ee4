import type { Media } from 'openapi-toolkit';
import { Notes } from './Notes';
import { examplesOf, WithSchemaContext } from './SchemaContext';
import { codes } from './SchemaFactList';
import { RootSchema } from './SchemaTree';

interface Props {
  media: Media[];
  isResponse: boolean;
  /** Initially closed: bodies of errors are long and similar. */
  folded?: boolean;
  /** Renders what the schemas say about the body as a whole. */
  hasNotes?: boolean;
}

/** Schemas of a body, one per media type. */
export function MediaView({ media, isResponse, folded = false, hasNotes = true }: Props) {
  return media.map((eachMedia, index) => {
    const { type, alsoTypes = [], anchor, schema, notes, sameAs } = eachMedia;
    return (
      <div key={type} id={index > 0 ? anchor : undefined} className="ref-media">
        {(media.length > 1 || type !== 'application/json' || alsoTypes.length > 0 || sameAs) && (
          <p>
            {codes([type, ...alsoTypes])}
            {sameAs && (
              <>
                , same body as <a href={`#${encodeURIComponent(sameAs.anchor)}`}>{sameAs.label}</a>
              </>
            )}
          </p>
        )}
        <WithSchemaContext isResponse={isResponse} examples={examplesOf(eachMedia)}>
          {schema && !folded && <RootSchema node={schema} hasNotes={hasNotes} />}
          {schema && folded && (
            <details>
              <summary>fields of the body</summary>
              <RootSchema node={schema} />
            </details>
          )}
        </WithSchemaContext>
        <Notes notes={notes} />
      </div>
    );
  });
}
