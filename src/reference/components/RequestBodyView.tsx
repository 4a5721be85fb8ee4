import Heading from '@theme/Heading';
import type { RequestBody } from '../../openapi/model';
import { BodyExamples, hasExamples } from './Examples';
import { MediaView } from './MediaView';
import { Prose } from './Prose';

/** What the request carries. */
export function RequestBodyView({ body }: { body?: RequestBody }) {
  if (!body) return null;
  return (
    <section className="ref-section">
      <Heading as="h2" id="body">
        Request body
      </Heading>
      <p className="ref-root">{body.required ? 'Required.' : 'Optional.'}</p>
      <Prose html={body.description} />
      <MediaView media={body.media} isAnswer={false} />
      {hasExamples(body) && (
        <div className="ref-bodies">
          <p className="ref-aside-title">Examples of the request body</p>
          <BodyExamples media={body.media} name="example-body" of="request body" />
        </div>
      )}
    </section>
  );
}
