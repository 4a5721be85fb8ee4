import Link from '@docusaurus/Link';

/** An identifier that a reader may have, and the section that describes it. */
export interface HaveLink {
  name: string;
  href: string;
}

/**
 * Field that identifies a pasted value (`client/enhance.ts` makes it interactive). Without JavaScript, and as
 * Markdown, it is a list of links.
 */
export function IdentifierBox({ id, data: { links } }: { id: string; data: { links: readonly HaveLink[] } }) {
  if (links.length === 0) return null;
  return (
    <div className="have">
      <form className="have-form">
        <label htmlFor={`${id}-have`}>I have…</label>
        <textarea
          id={`${id}-have`}
          rows={1}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
        />
        <p id={`${id}-hint`} className="have-hint">
          Paste a number, a code, an address or the name of an attribute, or a column of them. It is read in your
          browser: nothing is sent or stored.
        </p>
      </form>
      {/* biome-ignore lint/a11y/useSemanticElements: an output must not contain lists and tables */}
      <div role="status" className="have-verdict" />
      <ul className="have-links">
        {links.map(({ name, href }) => (
          <li key={href}>
            <Link to={href}>{name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
