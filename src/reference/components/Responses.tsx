import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { Fragment } from 'react';
import type { Header, Media, Response } from '../../openapi/model';
import { guides, site } from '../../site';
import type { RetryAdvice } from '../../vocabulary/extensions';
import { registerHref, registerName } from '../../vocabulary/registers';
import { nodesBelow } from '../types/shareTypes';
import { MediaView } from './MediaView';
import { useAnchor } from './Place';
import { Property } from './Property';
import { Prose } from './Prose';

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

const names = (headers: Header[]) => headers.map(({ schema }) => schema.name).join(', ');

/** The headers of a response. Those that the first response describes in the same words are a link to it. */
function Headers({ response, as }: { response: Response; as?: Response }) {
  const { headers } = response;
  const same = as ? headers.filter((header) => sameIn(as, header)) : [];
  const own = headers.filter((header) => !same.includes(header));
  return (
    <>
      {as && same.length > 0 && <SameHeaders headers={same} as={as} />}
      {own.length > 0 && (
        <details className="ref-nested">
          <summary>
            {own.length === 1 ? 'Header' : 'Headers'} {names(own)}
            <span className="visually-hidden"> of {response.status}</span>
          </summary>
          <ul className="ref-props">
            {own.map(({ schema }) => (
              <Property key={schema.anchor} node={schema} depth={0} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const withoutAnchor = ({ schema }: Header) => JSON.stringify({ ...schema, anchor: '' });

const sameIn = ({ headers }: Response, header: Header): boolean =>
  headers.some((one) => withoutAnchor(one) === withoutAnchor(header));

function HeaderName({ schema: { anchor, name } }: Header) {
  return <span id={useAnchor(anchor)}>{name}</span>;
}

function SameHeaders({ headers, as }: { headers: Header[]; as: Response }) {
  return (
    <p className="ref-facts">
      {headers.map((header, index) => (
        <Fragment key={header.schema.anchor}>
          {index > 0 && ', '}
          <HeaderName {...header} />
        </Fragment>
      ))}
      , as in <a href={`#${encodeURIComponent(as.anchor)}`}>{as.status}</a>
    </p>
  );
}

const PROBLEM_TYPE = new RegExp(`"type": "${site.url}(${guides.errors}#([a-z-]+))"`, 'g');

/** Problem types this response can carry, read from its examples and linked to the errors guide. */
function ProblemTypes({ response }: { response: Response }) {
  const text = response.media.flatMap(({ examples }) => examples.map((example) => example.text)).join('\n');
  const types = new Map([...text.matchAll(PROBLEM_TYPE)].map(([, href = '', slug = '']) => [slug, href]));
  if (types.size === 0) return null;
  return (
    <>
      Problem {types.size === 1 ? 'type' : 'types'}:{' '}
      {[...types].map(([slug, href], index) => (
        <Fragment key={slug}>
          {index > 0 && ', '}
          <Link to={href}>{slug}</Link>
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

/** Registers that fields of a body come from, each a link. */
function Sources({ response }: { response: Response }) {
  const nodes = response.media.flatMap(({ schema }) => (schema ? [schema, ...nodesBelow(schema)] : []));
  const registers = new Set(nodes.map(({ source }) => source?.register).filter((one) => one !== undefined));
  const linked = [...registers].flatMap((register) => {
    const href = registerHref(register);
    return href ? [{ register, href }] : [];
  });
  if (linked.length === 0) return null;
  return (
    <p className="ref-facts">
      Sources:{' '}
      {linked.map(({ register, href }, index) => (
        <Fragment key={register}>
          {index > 0 && ', '}
          <Link to={href}>{registerName(register)}</Link> ({register})
        </Fragment>
      ))}
    </p>
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
      <Headers response={response} as={first === response ? undefined : first} />
      {!isBodyKnown && <MediaView media={media} isAnswer folded={isError(status)} />}
      <Links response={response} />
    </section>
  );
}

/** Every response of the operation that is no error. */
export function Responses({ responses }: { responses: Response[] }) {
  const good = responses.filter(({ status }) => !isError(status));
  if (good.length === 0) return null;
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
      {good.map((response) => (
        <ResponseView key={response.status} response={response} first={responses[0]} />
      ))}
    </section>
  );
}

/** The one body that all errors have; undefined when they differ. */
function commonBody(errors: Response[]): Media[] | undefined {
  const [first, ...others] = errors;
  const body = first?.media[0];
  if (first?.media.length !== 1 || !body?.schema || others.length === 0) return undefined;
  const isSame = ({ media }: Response) =>
    media.length === 1 && media[0]?.type === body.type && media[0].sameAs?.anchor === body.anchor;
  return others.every(isSame) ? first.media : undefined;
}

/** Every error, and once what they have in common: the body. */
export function Errors({ responses }: { responses: Response[] }) {
  const errors = responses.filter(({ status }) => isError(status));
  if (errors.length === 0) return null;
  const body = commonBody(errors);
  return (
    <section className="ref-section">
      <Heading as="h2" id="errors">
        Errors
      </Heading>
      {body && (
        <>
          <p>Every error has the same body. Where a retry helps, honour Retry-After and back off.</p>
          <MediaView media={body} isAnswer folded />
        </>
      )}
      {errors.map((response) => (
        <ResponseView key={response.status} response={response} first={responses[0]} isBodyKnown={body !== undefined} />
      ))}
    </section>
  );
}
