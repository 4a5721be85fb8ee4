import type { Media, Response } from 'openapi-toolkit';
import { isErrorStatus } from '../sections';
import { MediaView } from './MediaView';
import { earlierResponses, ResponseView } from './Responses';
import { PageSection } from './Title';

/** Returns the body that all errors share; undefined if they differ. */
function commonBody(errors: Response[]): Media[] | undefined {
  const [first, ...others] = errors;
  const body = first?.media[0];
  if (first?.media.length !== 1 || !body?.schema || others.length === 0) return undefined;
  const isSame = ({ media }: Response) =>
    media.length === 1 && media[0]?.type === body.type && media[0].sameAs?.anchor === body.anchor;
  return others.every(isSame) ? first.media : undefined;
}

/** All error responses. A body that they share is described once. */
export function Errors({ responses }: { responses: Response[] }) {
  const errors = responses.filter(({ status }) => isErrorStatus(status));
  if (errors.length === 0) return null;
  const body = commonBody(errors);
  return (
    <PageSection id="errors" title="Errors">
      {body && (
        <>
          <p>Every error has the same body. Where a retry helps, honour Retry-After and back off.</p>
          <MediaView media={body} isResponse folded />
        </>
      )}
      {errors.map((response) => (
        <ResponseView
          key={response.status}
          response={response}
          earlier={earlierResponses(response, responses)}
          isBodyKnown={body !== undefined}
        />
      ))}
    </PageSection>
  );
}
