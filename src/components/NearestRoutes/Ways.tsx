import Link from '@docusaurus/Link';
import { apis } from '@site/src/apis';
import { site } from '@site/src/site';
import NearestRoutes from '.';

/** The pages most like the unknown path, and the ways on. */
export default function Ways() {
  return (
    <>
      <NearestRoutes />
      <h2>Ways on</h2>
      <ul>
        <li>
          <Link to="/docs/introduction">Guides</Link>
        </li>
        {apis.map(({ id, title, route }) => (
          <li key={id}>
            <Link to={route}>{title}</Link>
          </li>
        ))}
      </ul>
      <p>
        Did one of our pages send you here? <Link to={site.contactUrl}>Tell us</Link>, please.
      </p>
    </>
  );
}
