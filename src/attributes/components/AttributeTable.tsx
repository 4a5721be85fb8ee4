import type { ReactNode } from 'react';
import { guides } from '../../site';
import type { AttributesData } from '../build/data';
import { AttributeRow } from './AttributeRow';

/** The columns of every table of attributes. */
export function AttributeColumns({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <table className="attributes">
      <caption className="ref-unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Attribute</th>
          <th scope="col">Meaning</th>
          <th scope="col">Type</th>
          <th scope="col">Register</th>
        </tr>
      </thead>
      {children}
    </table>
  );
}

/** Some attributes, linked to their place in the catalogue. */
export function AttributeTable({ data }: { id: string; data: Pick<AttributesData, 'attributes'> }) {
  return (
    <AttributeColumns caption={`${data.attributes.length} attributes`}>
      <tbody>
        {data.attributes.map((attribute) => (
          <AttributeRow key={attribute.key} attribute={attribute} catalogue={guides.attributes} />
        ))}
      </tbody>
    </AttributeColumns>
  );
}
