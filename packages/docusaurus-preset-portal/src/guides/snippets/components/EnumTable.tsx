import { DataTable } from '../../../reference/components/DataTable';
import { Prose } from '../../../reference/components/Prose';
import type { EnumTableData } from '../build/data';

/** Values of an enumeration as a table, from the contract. */
export function EnumTable({ data }: { id: string; data: EnumTableData }) {
  return (
    <DataTable className="stacked" columns={['Value', 'Meaning']}>
      {data.values.map(({ value, description }) => (
        <tr key={value}>
          <th scope="row">
            <code>{value.replaceAll('"', '')}</code>
          </th>
          <td>
            <Prose html={description} as="span" />
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
