import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { Response } from '../../openapi/model';
import { guides, site } from '../../site';
import type { RetryAdvice } from '../../vocabulary/extensions';
import { MediaView } from './MediaView';
import { useAnchor } from './Place';
import { Property } from './Property';
import { Prose } from './Prose';

const RETRY: Record<RetryAdvice, string> = {
  never: "Don't retry: the same request gets the same response.",
  'after-change': 'Fix the request, then send it again.',
  'after-delay': 'Send the same request again after a pause; honour Retry-After and back off.',
};

const isError = (status: string) => /^[45]/.test(status);

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

function Headers({ response }: { response: Response }) {
  const { headers } = response;
  if (headers.length === 0) return null;
  return (
    <details className="ref-nested">
      <summary>
        {headers.length} {headers.length === 1 ? 'header' : 'headers'}{' '}
        <span className="visually-hidden">of {response.status}</span>
      </summary>
      <ul className="ref-props">
        {headers.map(({ schema }) => (
          <Property key={schema.anchor} node={schema} depth={0} />
        ))}
      </ul>
    </details>
  );
}

const PROBLEM_TYPE = new RegExp(`"type": "${site.url}(${guides.errors}#([a-z-]+))"`, 'g');

/** Problem types this response can carry, read from its examples and linked to the errors guide. */
function ProblemTypes({ response }: { response: Response }) {
  const text = response.media.flatMap(({ examples }) => examples.map((example) => example.text)).join('\n');
  const types = new Map([...text.matchAll(PROBLEM_TYPE)].map(([, href = '', slug = '']) => [slug, href]));
  if (types.size === 0) return null;
  return (
    <p className="ref-problems">
      Problem {types.size === 1 ? 'type' : 'types'}:{' '}
      {[...types].map(([slug, href], index) => (
        <span key={slug}>
          {index > 0 && ', '}
          <Link to={href}>{slug}</Link>
        </span>
      ))}
    </p>
  );
}

function Advice({ response }: { response: Response }) {
  const { cause, retry } = response;
  return (
    <div className="ref-advice">
      <Prose html={cause} />
      {retry && <p className="ref-retry">{RETRY[retry]}</p>}
      <ProblemTypes response={response} />
    </div>
  );
}

/** One response: what it means, what to do about it, its headers and bodies. */
export function ResponseView({ response }: { response: Response }) {
  const { status, anchor, reason, description, media } = response;
  useAnchor(anchor);
  return (
    <section className="ref-response">
      <Heading as="h3" id={anchor}>
        <span className={`ref-status ${tone(status)}`}>{status}</span> {reason}
      </Heading>
      <Prose html={description} />
      {isError(status) && <Advice response={response} />}
      <Headers response={response} />
      <MediaView media={media} folded={isError(status)} />
      <Links response={response} />
    </section>
  );
}

/** Every response of the operation. */
export function Responses({ responses }: { responses: Response[] }) {
  if (responses.length === 0) return null;
  return (
    <section className="ref-section">
      <Heading as="h2" id="responses">
        Responses
      </Heading>
      <p className="ref-tools">
        <button type="button" data-expand="open">
          Expand all
        </button>
        <button type="button" data-expand="close">
          Collapse all
        </button>
      </p>
      {responses.map((response) => (
        <ResponseView key={response.status} response={response} />
      ))}
    </section>
  );
}
