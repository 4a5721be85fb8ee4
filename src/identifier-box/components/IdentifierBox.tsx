import Link from '@docusaurus/Link';

/** Something that a reader has, and where it is described. */
export interface HaveLink {
  name: string;
  href: string;
}

/**
 * The field that says what a pasted value is (`client/enhance.ts` makes it respond). Without JavaScript, and as Markdown,
 * it is a list of links.
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
      {/* biome-ignore lint/a11y/useSemanticElements: an output may hold no lists and no tables */}
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
