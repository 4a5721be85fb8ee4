import Link from '@docusaurus/Link';
import { DataTable } from 'docusaurus-preset-portal/elements';
import type { RecipeCallsData } from '../build/data';

/** The requests of a recipe, and their count in the usage. */
export function RecipeCalls({ data }: { id: string; data: RecipeCallsData }) {
  return (
    <DataTable columns={['Request', 'How often', 'Counts']}>
      {data.calls.map(({ title, href, often, counts }) => (
        <tr key={href}>
          <th scope="row">
            <Link to={href}>{title}</Link>
          </th>
          <td>{often}</td>
          <td>{counts}</td>
        </tr>
      ))}
    </DataTable>
  );
}
