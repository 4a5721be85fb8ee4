import type { RequestBody } from '../../openapi/model';
import { BodyExamples, hasExamples } from './Examples';
import { MediaView } from './MediaView';
import { PageSection } from './PageSection';
import { Prose } from './Prose';

/** The request body. If `isReceived`, the API sends it to a webhook. */
export function RequestBodyView({ body, isReceived = false }: { body?: RequestBody; isReceived?: boolean }) {
  if (!body) return null;
  return (
    <PageSection id="body" title={isReceived ? 'Body you receive' : 'Request body'}>
      <p className="ref-root">
        {isReceived ? (body.required ? 'Always sent.' : 'Can be absent.') : body.required ? 'Required.' : 'Optional.'}
      </p>
      <Prose html={body.description} />
      <MediaView media={body.media} isResponse={isReceived} />
      {hasExamples(body) && (
        <div className="ref-bodies">
          <p className="ref-aside-title">Examples of the request body</p>
          <BodyExamples media={body.media} name="example-body" of="request body" />
        </div>
      )}
    </PageSection>
  );
}
