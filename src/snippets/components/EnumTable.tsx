import { Prose } from '../../reference/components/Prose';
import type { EnumTableData } from '../build/enumTable';

/** Values of an enumeration as a table, from the contract. */
export function EnumTable({ data }: { id: string; data: EnumTableData }) {
  return (
    <table className="enum-table">
      <thead>
        <tr>
          <th scope="col">Value</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
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
      </tbody>
    </table>
  );
}
