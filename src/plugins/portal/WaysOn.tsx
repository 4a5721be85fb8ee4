import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { contactAbout } from 'docusaurus-preset-portal/terms';
import { searched, site } from '#site';

/** What a page says that has nothing to show: the pages that most people want, and whom to tell of its address. */
export default function WaysOn({ subject }: { subject: string }) {
  const { pathname } = useLocation();
  // The server makes one page for all unknown addresses.
  const address = useIsBrowser() ? site.url + pathname : site.url;
  return (
    <>
      <p>Pages that most people want:</p>
      <ul>
        {searched.starts.map(({ label, to }) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
      {site.contactUrl && (
        <p>
          Is the fault ours? <a href={contactAbout(site.contactUrl, subject, address)}>Write to us</a>: the mail names
          this address.
        </p>
      )}
    </>
  );
}
