import Link from '@docusaurus/Link';
import { Method, ReferenceCode, Title } from 'docusaurus-preset-portal/elements';
import { aboutOf, scriptOf, sitePath } from 'docusaurus-preset-portal/terms';
import { escapeMarkup } from 'openapi-toolkit';
import { site as owner, sandbox } from '../site';
import { guides, landing, site, start } from '../site/portal.json';
import styles from './styles.module.css';

const about = aboutOf({ site: owner, sandbox });

type Api = (typeof landing)[number];

/** One group of operations: each of them, or of a large API only how many. */
function Group({ group: { tag, href, count, operations }, lang }: { group: Api['groups'][number]; lang: string }) {
  return (
    <li className={styles.group}>
      <Link to={href} className={styles.tag} {...scriptOf(tag, lang)}>
        {tag}
      </Link>{' '}
      <span className={styles.count}>
        {count} {count === 1 ? 'operation' : 'operations'}
      </span>
      {operations.length > 0 && (
        <ul className={styles.operations}>
          {operations.map(({ title, href: to, method }) => (
            <li key={to}>
              <Method method={method} />{' '}
              <Link to={to} {...scriptOf(title, lang)}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The overview of an API, and what to take from it. */
function Ways({ api: { title, route }, isOne }: { api: Pick<Api, 'title' | 'route'>; isOne: boolean }) {
  return (
    <p className="landing-actions">
      <Link to={route} className={isOne ? 'button button--filled' : 'button'}>
        {title}: reference
      </Link>
      <Link to={`${route}#authentication`} className="button">
        Authentication
      </Link>
      <Link to={`${route}#downloads`} className="button">
        Downloads
      </Link>
    </p>
  );
}

/** The file that has the portal, a sandbox and the tools of coding agents. */
function TakeAlong() {
  return (
    <section className="landing-section">
      <Title as="h2" id="run">
        On your machine
      </Title>
      <p>
        <a href={sitePath(`/${about.tarball}`)} download>
          {about.tarball}
        </a>{' '}
        has these pages, their search, and a sandbox that responds with the examples of the contract or with values made
        up from it. Every operation can be sent to it. It needs Node.js 20 or later, and no network. With{' '}
        <code>--mcp</code> it is an MCP server for coding agents.
      </p>
      <ReferenceCode html={escapeMarkup(about.npx)} label="Start it" language="shell" />
    </section>
  );
}

const Guides = () => (
  <section className="landing-section">
    <Title as="h2" id="guides">
      Guides
    </Title>
    <ul className={styles.groups}>
      {guides.map(({ title, href, description }) => (
        <li key={href} className={styles.group}>
          <Link to={href} className={styles.tag}>
            {title}
          </Link>
          {description && <div className={styles.about}>{description}</div>}
        </li>
      ))}
    </ul>
  </section>
);

/** Content of the landing page: the guides, the APIs, the purpose of each, and links to every operation. */
export default function Landing() {
  const isOne = landing.length === 1;
  return (
    <>
      <header className="landing-hero">
        <h1>
          {site.title} {isOne && <span className={styles.version}>{landing[0]?.version}</span>}
        </h1>
        {isOne && landing[0]?.lead && (
          <p className="landing-lead" {...scriptOf(landing[0].lead, landing[0].lang)}>
            {landing[0].lead}
          </p>
        )}
        {isOne && <Ways api={landing[0] as Api} isOne />}
      </header>
      {start && <Guides />}
      {landing.map(({ title, version, route, lang, lead, groups }) => (
        <section key={route} className="landing-section">
          <Title as="h2" id={isOne ? 'operations' : (route.split('/').at(-1) ?? '')}>
            {isOne ? 'Operations' : title} {!isOne && <span className={styles.version}>{version}</span>}
          </Title>
          {!isOne && lead && <p {...scriptOf(lead, lang)}>{lead}</p>}
          {!isOne && <Ways api={{ title, route }} isOne={false} />}
          <ul className={styles.groups}>
            {groups.map((group) => (
              <Group key={group.href} group={group} lang={lang} />
            ))}
          </ul>
        </section>
      ))}
      <TakeAlong />
    </>
  );
}
