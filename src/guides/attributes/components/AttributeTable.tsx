import { DataTable } from 'docusaurus-preset-portal/elements';
import { ownValue } from 'openapi-toolkit';
import type { ReactNode } from 'react';
import { guides } from '#site';
import type { AttributeTableData } from '../build/data';
import { AttributeRow } from './AttributeRow';

/** The columns of every table of attributes. */
export function AttributeColumns({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <DataTable className="stacked attributes" caption={caption} columns={['Attribute', 'Meaning', 'Type', 'Register']}>
      {children}
    </DataTable>
  );
}

/** Table of some attributes, linked to their rows in the catalogue. */
export function AttributeTable({ data }: { id: string; data: AttributeTableData }) {
  return (
    <AttributeColumns caption={`${data.attributes.length} attributes`}>
      {data.attributes.map((attribute) => (
        <AttributeRow
          key={attribute.key}
          attribute={attribute}
          field={ownValue(data.fields, attribute.key)}
          catalogue={guides.attributes}
        />
      ))}
    </AttributeColumns>
  );
}
