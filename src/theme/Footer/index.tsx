import Link from '@docusaurus/Link';
import { apis, footer, site } from '#site';

const COLUMNS = [
  { title: 'Guides', links: footer.guides },
  { title: 'Reference', links: apis.map(({ title, route }) => ({ label: title, to: route })) },
  { title: 'Help', links: footer.help },
];

/** The foot of every page: whose site it is, and the links of `src/site/site.ts`, in columns. */
export default function Footer() {
  return (
    <footer className="footer">
      <div className="container container-fluid">
        <div className="row footer__links">
          <div className="col footer__col">
            <div className="footer__title">{site.title}</div>
            {site.tagline}
          </div>
          {COLUMNS.map(({ title, links }) => (
            <div key={title} className="col footer__col">
              <div className="footer__title">{title}</div>
              <ul className="footer__items clean-list">
                {links.map((link) => (
                  <li key={link.label} className="footer__item">
                    {'href' in link ? (
                      <a className="footer__link-item" href={link.href}>
                        {link.label}
                      </a>
                    ) : (
                      <Link className="footer__link-item" to={link.to}>
                        {link.label}
                      </Link>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="footer__bottom">{site.copyright}</div>
      </div>
    </footer>
  );
}
