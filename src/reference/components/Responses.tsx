import Heading from '@theme/Heading';
import type { Response } from '../model';
import { MediaView } from './MediaView';
import { useAnchor } from './Place';
import { Property } from './Property';
import { Prose } from './Prose';

const RETRY: Record<NonNullable<Response['retry']>, string> = {
  never: "Don't retry: the same request gets the same answer.",
  'after-change': 'Mend the request, then send it again.',
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
        <span className="ref-unseen">of {response.status}</span>
      </summary>
      <ul className="ref-props">
        {headers.map(({ schema }) => (
          <Property key={schema.anchor} node={schema} depth={0} />
        ))}
      </ul>
    </details>
  );
}

function Advice({ response }: { response: Response }) {
  const { cause, retry } = response;
  if (!cause && !retry) return null;
  return (
    <div className="ref-advice">
      <Prose html={cause} />
      {retry && <p className="ref-retry">{RETRY[retry]}</p>}
    </div>
  );
}

/** One answer: what it means, what to do about it, its headers and bodies. */
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
      <MediaView media={media} />
      <Links response={response} />
    </section>
  );
}

/** Every answer the operation can give. */
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
