import Link from '@docusaurus/Link';
import { DataTable, useAnchor } from 'docusaurus-preset-portal/elements';
import { languages } from '../../../site/navigation';
import type { GlossaryData, TermEntry } from '../build/data';

const ORIGIN: Record<TermEntry['english'], string> = { official: 'official', established: '', ours: 'our translation' };

function Row({ term }: { term: TermEntry }) {
  const id = useAnchor(term.id);
  const origin = ORIGIN[term.english];
  return (
    <tr id={id}>
      <th scope="row">
        <a href={`#${id}`}>{term.en}</a>
        {origin && <span className="cell-note">{origin}</span>}
      </th>
      <td lang="da">{term.da}</td>
      <td>
        {term.note}{' '}
        {term.also?.map(({ en, da }) => (
          <span key={da}>
            {en.charAt(0).toUpperCase() + en.slice(1)}: <i lang="da">{da}</i>.{' '}
          </span>
        ))}
        {term.see && (
          <Link to={term.see} aria-label={`More on ${term.en}`}>
            More
          </Link>
        )}
      </td>
    </tr>
  );
}

/** English and Danish terms, from `docs/_data/glossary.json`; every term has an anchor. */
export function Glossary({ data }: { id: string; data: GlossaryData }) {
  return (
    <DataTable className="stacked glossary" columns={[languages.en, languages.da, 'Note']}>
      {data.terms.map((term) => (
        <Row key={term.id} term={term} />
      ))}
    </DataTable>
  );
}
