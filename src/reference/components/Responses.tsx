import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { Fragment } from 'react';
import type { Response } from '../../openapi/model';
import type { RetryAdvice } from '../../vocabulary/extensions';
import { problemHref, problemIdIn } from '../../vocabulary/problems';
import { MediaView } from './MediaView';
import { useAnchor } from './Place';
import { Prose } from './Prose';
import { ResponseHeaders } from './ResponseHeaders';
import { Sources } from './Sources';

const RETRY: Record<RetryAdvice, string> = {
  never: "Don't retry.",
  'after-change': 'Fix the request first.',
  'after-delay': 'Retry after a pause.',
};

export const isError = (status: string) => /^[45]/.test(status);

/** Colour family of a status, as a class. */
export const tone = (status: string): string => `ref-status--${status[0] ?? 'd'}`;

function Links({ response }: { response: Response }) {
  if (response.links.length === 0) return null;
  return (
    <ul className="ref-links">
      {response.links.map(({ name, description, operation, parameters }) => (
        <li key={name}>
          <strong>{name}</strong> → <code>{operation}</code>
          {parameters.map((parameter) => (
            <span key={parameter.name}>
              {' '}
              <code>{`${parameter.name} = ${parameter.value}`}</code>
            </span>
          ))}
          <Prose html={description} />
        </li>
      ))}
    </ul>
  );
}

const PROBLEM_TYPE = /"type": "([^"]+)"/g;

/** Problem types this response can carry, read from its examples and linked to the errors guide. */
function ProblemTypes({ response }: { response: Response }) {
  const text = response.media.flatMap(({ examples }) => examples.map((example) => example.text)).join('\n');
  const named = [...text.matchAll(PROBLEM_TYPE)].map(([, type]) => problemIdIn(type));
  const types = [...new Set(named)].filter((id) => id !== undefined);
  if (types.length === 0) return null;
  return (
    <>
      Problem {types.length === 1 ? 'type' : 'types'}:{' '}
      {types.map((slug, index) => (
        <Fragment key={slug}>
          {index > 0 && ', '}
          <Link to={problemHref(slug)}>{slug}</Link>
        </Fragment>
      ))}
    </>
  );
}

function Advice({ response }: { response: Response }) {
  const { cause, retry } = response;
  return (
    <div className="ref-advice">
      <Prose html={cause} />
      <p className="ref-retry">
        {retry && RETRY[retry]} <ProblemTypes response={response} />
      </p>
    </div>
  );
}

/**
 * One response: what it means, what to do about it, its headers and bodies.
 *
 * @param isBodyKnown Its body was described for all errors together.
 * @param first The first response: it has described the headers they share.
 */
export function ResponseView({
  response,
  first,
  isBodyKnown = false,
}: {
  response: Response;
  first?: Response;
  isBodyKnown?: boolean;
}) {
  const { status, anchor, reason, description, media } = response;
  useAnchor(anchor);
  return (
    <section className="ref-response">
      <Heading as="h3" id={anchor}>
        <span className={`ref-status ${tone(status)}`}>{status}</span> {reason}
      </Heading>
      <Prose html={description} />
      {isError(status) && <Advice response={response} />}
      <Sources response={response} />
      <ResponseHeaders response={response} as={first === response ? undefined : first} />
      {!isBodyKnown && <MediaView media={media} isAnswer folded={isError(status)} />}
      <Links response={response} />
    </section>
  );
}

/**
 * Every response of the operation that is no error.
 *
 * @param isByReader The reader's server gives them: a webhook.
 */
export function Responses({ responses, isByReader = false }: { responses: Response[]; isByReader?: boolean }) {
  const good = responses.filter(({ status }) => !isError(status));
  if (good.length === 0) return null;
  return (
    <section className="ref-section">
      <Heading as="h2" id="responses">
        {isByReader ? 'What your server responds' : 'Responses'}
      </Heading>
      <p className="ref-tools">
        <button type="button" data-expand="open">
          Expand all
        </button>
        <button type="button" data-expand="close">
          Collapse all
        </button>
      </p>
      {good.map((response) => (
        <ResponseView key={response.status} response={response} first={responses[0]} />
      ))}
    </section>
  );
}
