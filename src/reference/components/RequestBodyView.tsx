import Heading from '@theme/Heading';
import type { RequestBody } from '../../openapi/model';
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
      <p className="ref-root">{body.required ? <span className="ref-required">required</span> : 'optional'}</p>
      <Prose html={body.description} />
      <MediaView media={body.media} />
    </section>
  );
}
