import Link from '@docusaurus/Link';
import { guides, site } from 'docusaurus-preset-portal/content';

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
