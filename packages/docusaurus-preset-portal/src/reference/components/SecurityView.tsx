import Link from '@docusaurus/Link';
import { guides, site } from 'docusaurus-preset-portal/content';
import type { Operation, OverviewPage, Security, SecurityScheme } from 'openapi-toolkit';
import { Prose } from './Prose';
import { PageSection } from './Title';
import { webhookTexts } from './webhookTexts';

/** Link to the page about getting a key, if the site has one. */
export function GetKey() {
  if (!site.signUpUrl) return null;
  return (
    <p className="callout">
      No key yet? <a href={site.signUpUrl}>Sign up</a> or <a href={site.contactUrl}>write to us</a>: the key comes with
      the agreement.
      {guides.sandbox && (
        <>
          {' '}
          The <Link to={guides.sandbox}>sandbox</Link> needs none.
        </>
      )}
    </p>
  );
}

function Scopes({ scheme: { allScopes = [], scopes }, all }: { scheme: SecurityScheme; all: boolean }) {
  const displayedScopes = allScopes.filter(({ name }) => all || scopes.includes(name));
  if (displayedScopes.length === 0) return null;
  return (
    <ul>
      {displayedScopes.map(({ name, text }) => (
        <li key={name}>
          <code>{name}</code> {text}
        </li>
      ))}
    </ul>
  );
}

function Scheme({ scheme, all }: { scheme: SecurityScheme; all: boolean }) {
  const { id, summary, scopes, description } = scheme;
  return (
    <>
      {id !== summary && (
        <>
          <code>{id}</code>:{' '}
        </>
      )}
      {summary}
      {scopes.length > 0 && !all && ` with ${scopes.join(', ')}`}
      <Prose html={description} />
      <Scopes scheme={scheme} all={all} />
    </>
  );
}

/** Alternative security requirements, each of one or more schemes. */
export function Requirements({ security, all = false }: { security: Security; all?: boolean }) {
  if (security.length === 0) return null;
  return (
    <>
      {security.length > 1 && <p>One of:</p>}
      <ul className="ref-security">
        {security.map((requirement, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index}>
            {requirement.length === 0 && 'No authentication'}
            {requirement.map((scheme, position) => (
              <div key={scheme.id}>
                {position > 0 && <em>and </em>}
                <Scheme scheme={scheme} all={all} />
              </div>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

const isKeyed = (security: Security) => security.some((requirement) => requirement.length > 0);

/** Authentication of an operation. */
export function SecurityView({ security }: { security: Security }) {
  return (
    <PageSection id="authentication" title="Authentication">
      {security.length === 0 && <p>None needed.</p>}
      <Requirements security={security} />
      {isKeyed(security) && <GetKey />}
    </PageSection>
  );
}

/** Authentication of all operations of an API. */
export function OverviewSecurity({ page: { security, securityDiffers, otherSchemes = [] } }: { page: OverviewPage }) {
  return (
    <PageSection id="authentication" title="Authentication">
      {security.length === 0 && <p>None needed.</p>}
      {securityDiffers && <p>Operations differ in what they take: the page of each says what.</p>}
      <Requirements security={security} all />
      {otherSchemes.length > 0 && <p>Described in the contract, and used by no call, only by webhooks if at all:</p>}
      {otherSchemes.length > 0 && (
        <ul className="ref-security">
          {otherSchemes.map((scheme) => (
            <li key={scheme.id}>
              <Scheme scheme={scheme} all />
            </li>
          ))}
        </ul>
      )}
      {isKeyed(security) && <GetKey />}
    </PageSection>
  );
}

const SIGNATURE = /signature|hmac|digest/i;

/** Authentication of a webhook's sender. */
export function WebhookSecurity({ operation: { security, parameters } }: { operation: Operation }) {
  const signatureHeaders = parameters.filter(
    ({ location, schema }) => location === 'header' && SIGNATURE.test(schema.name),
  );
  return (
    <PageSection id="authentication" title="Authentication">
      <p>{webhookTexts.sender}</p>
      {signatureHeaders.map(({ schema: { name, anchor } }) => (
        <p key={name}>
          Check the signature in the header <a href={`#${encodeURIComponent(anchor)}`}>{name}</a>.
        </p>
      ))}
      {isKeyed(security) && <p>The call carries:</p>}
      {isKeyed(security) && <Requirements security={security} />}
      {!isKeyed(security) && signatureHeaders.length === 0 && (
        <p>The contract declares nothing that your server could check.</p>
      )}
    </PageSection>
  );
}
