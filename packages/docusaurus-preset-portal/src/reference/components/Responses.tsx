import Link from '@docusaurus/Link';
import { guides } from 'docusaurus-preset-portal/content';
import { nodesBelow, type Response, type RetryAdvice, type SchemaNode } from 'openapi-toolkit';
import type { ReactNode } from 'react';
import { problemHref, problemIdIn } from '../../terms/problems';
import { isErrorStatus } from '../sections';
import { line } from './line';
import { MediaView } from './MediaView';
import { Prose } from './Prose';
import { ResponseHeaders } from './ResponseHeaders';
import { Title } from './Title';

function Origins({ response }: { response: Response }) {
  const nodes = response.media.flatMap(({ schema }) => (schema ? [schema, ...nodesBelow(schema)] : []));
  const origins = new Map(nodes.flatMap(({ origin }) => (origin?.href ? [[origin.name, origin] as const] : [])));
  if (origins.size === 0) return null;
  return (
    <p className="ref-facts">
      <span>
        {line(
          'From',
          [...origins].map(([name, { title, href }]) => [
            ' ',
            <Link key={name} className="badge" to={href} title={title}>
              {name}
            </Link>,
          ]),
        )}
      </span>
    </p>
  );
}

const RETRY: Record<RetryAdvice, string> = {
  never: "Don't retry.",
  'after-change': 'Fix the request first.',
  'after-delay': 'Retry after a pause.',
};

const tone = (status: string): string => `ref-status--${status[0] ?? 'd'}`;

function Links({ response }: { response: Response }) {
  if (response.links.length === 0) return null;
  return (
    <ul className="ref-links">
      {response.links.map(({ name, description, operation, parameters }) => (
        <li key={name}>
          <strong>{name}</strong> → <Prose as="span" html={operation} />
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

function problemTypes(response: Response): ReactNode[] {
  const text = response.media.flatMap(({ examples }) => examples.map((example) => example.text)).join('\n');
  const ids = [...text.matchAll(PROBLEM_TYPE)].map(([, type]) => problemIdIn({ guides }, type));
  const types = [...new Set(ids)].filter((id) => id !== undefined);
  return types.flatMap((slug, index) => [
    index === 0 ? `Problem ${types.length === 1 ? 'type' : 'types'}: ` : ', ',
    <Link key={slug} to={problemHref({ guides }, slug)}>
      {slug}
    </Link>,
  ]);
}

function Advice({ response }: { response: Response }) {
  const { cause, retry } = response;
  return (
    <div className="ref-advice">
      <Prose html={cause} />
      <p className="ref-retry">{line(retry && `${RETRY[retry]} `, problemTypes(response))}</p>
    </div>
  );
}

/** Returns the body whose notes are folded below the heading, so that the fields begin there. */
function foldedBody({ status, media: [body, ...others] }: Response): SchemaNode | undefined {
  const { schema } = body ?? {};
  const hasFields = schema && schema.children.length + schema.variants.length > 0;
  return hasFields && others.length === 0 && !isErrorStatus(status) ? schema : undefined;
}

interface Props {
  response: Response;
  /** Heading of the section, on the line of this response, with its controls (`tools`). */
  title?: ReactNode;
  tools?: ReactNode;
  /** Preceding responses, which describe the shared headers. */
  earlier?: Response[];
  /** The body is already described for all errors. */
  isBodyKnown?: boolean;
}

/** One response: meaning, recommended action, headers and bodies. */
export function ResponseView({ response, title, tools, earlier = [], isBodyKnown = false }: Props) {
  const { status, anchor, reason, description, media } = response;
  const body = foldedBody(response);
  return (
    <section className="ref-response">
      <div className="ref-heading">
        {title}
        <Title as="h3" id={anchor}>
          <span className={`ref-status ${tone(status)}`}>{status}</span>
          {` ${reason}`}
        </Title>
        <ResponseHeaders response={response} earlier={earlier} body={body} />
        {tools}
      </div>
      <div className="ref-meta">
        <Prose html={description} />
        <Origins response={response} />
      </div>
      {isErrorStatus(status) && <Advice response={response} />}
      {!isBodyKnown && <MediaView media={media} isResponse folded={isErrorStatus(status)} hasNotes={!body} />}
      <Links response={response} />
    </section>
  );
}

/** Returns the responses that precede one on the page. */
export const earlierResponses = (response: Response, all: Response[]): Response[] =>
  all.slice(0, all.indexOf(response));

/** All responses except errors. If `isByReader`, the reader's server sends them: the operation is a webhook. */
export function Responses({ responses, isByReader = false }: { responses: Response[]; isByReader?: boolean }) {
  const successes = responses.filter(({ status }) => !isErrorStatus(status));
  if (successes.length === 0) return null;
  const isOnly = successes.length === 1;
  const title = (
    <Title as="h2" id="responses">
      {isByReader ? 'What your server responds' : isOnly ? 'Response' : 'Responses'}
    </Title>
  );
  const tools = (
    <p className="ref-tools">
      <button type="button" className="button--text" data-expand="open">
        Expand all
      </button>
      <button type="button" className="button--text" data-expand="close">
        Collapse all
      </button>
    </p>
  );
  return (
    <section className="ref-section">
      {!isOnly && (
        <div className="ref-heading">
          {title}
          {tools}
        </div>
      )}
      {successes.map((response) => (
        <ResponseView
          key={response.status}
          response={response}
          title={isOnly && title}
          tools={isOnly && tools}
          earlier={earlierResponses(response, responses)}
        />
      ))}
    </section>
  );
}
