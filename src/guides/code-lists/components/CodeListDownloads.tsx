import { sitePath } from 'docusaurus-preset-portal/terms';
import { guides } from '#site';
import { languages } from '../../../site/navigation';
import type { DownloadsData } from '../build/data';

/** Downloads: data, and constants in each language. */
export function CodeListDownloads({ data }: { id: string; data: DownloadsData }) {
  return (
    <p className="code-downloads">
      Download:{' '}
      {data.files.map(({ label, file }, index) => (
        <span key={file}>
          {index > 0 && ', '}
          <a href={sitePath(`/code-lists/${file}`)} download>
            {label}
          </a>
        </span>
      ))}
      . <a href={sitePath(`${guides.attributes}#csv`)}>In a {languages.da} spreadsheet</a> a CSV is imported, not
      opened.
    </p>
  );
}
