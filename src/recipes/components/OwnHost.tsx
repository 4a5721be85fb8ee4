import { Code } from '../../reference/components/Code';
import type { OwnHostData } from '../build/data';

/** The variables that send the programs to the API of the provider, in each shell. */
export function OwnHost({ data }: { id: string; data: OwnHostData }) {
  return (
    <>
      {data.shells.map(({ label, html }) => (
        <figure key={label} className="snippet">
          <figcaption className="snippet-title">{label}</figcaption>
          <Code html={html} label={`Variables in ${label}`} />
        </figure>
      ))}
    </>
  );
}
