import Link from '@docusaurus/Link';

export interface BoxProps {
  /** Identifiers that a reader may have, and the sections that describe them. */
  links: readonly { name: string; href: string }[];
  /** Values to try. With a verdict, the field holds the first one. */
  examples: readonly { identifier: string; name: string; value: string; verdict?: string }[];
}

/**
 * Field that identifies a pasted value (`client/enhance.ts` makes it interactive). Without JavaScript, and as
 * Markdown, it is a list of links.
 */
export function IdentifierBox({ id, data: { links, examples } }: { id: string; data: BoxProps }) {
  if (links.length === 0) return null;
  const [first] = examples;
  return (
    <div className="have">
      <form className="have-form">
        <label htmlFor={`${id}-have`}>What do you have?</label>
        <p id={`${id}-hint`} className="have-hint">
          One value, or a column. Nothing is sent or stored.
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would make the label of the field its legend */}
        <div className="have-examples" role="group" aria-label="Examples">
          {examples.map(({ identifier, name, value, verdict }) => (
            <button
              key={identifier}
              type="button"
              value={value}
              data-identifier={identifier}
              data-verdict={verdict}
              aria-pressed={verdict !== undefined && value === first?.value}
            >
              {name}
            </button>
          ))}
        </div>
        <textarea
          id={`${id}-have`}
          rows={1}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={first?.value}
          defaultValue={first?.verdict && first.value}
          aria-describedby={`${id}-hint`}
        />
      </form>
      {/* biome-ignore lint/a11y/useSemanticElements: an output must not contain lists and tables */}
      <div role="status" className="have-verdict">
        {first?.verdict && <p className="have-right">{first.verdict}</p>}
      </div>
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
