import Link from '@docusaurus/Link';
import { guides, site } from '../../site';

/** Where a key comes from. Stands wherever a page asks for one. */
export function GetKey() {
  return (
    <p className="get-key">
      No key yet? <a href={site.signUpUrl}>Sign up</a> or <a href={site.contactUrl}>write to us</a>: the key comes with
      the agreement. The <Link to={guides.sandbox}>sandbox</Link> needs none.
    </p>
  );
}
