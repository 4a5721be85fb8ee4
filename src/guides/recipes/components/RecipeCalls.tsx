import Link from '@docusaurus/Link';
import { Table } from 'docusaurus-preset-portal/reference/components/Table';
import type { RecipeCallsData } from '../build/data';

/** The requests of a recipe, and their count in the usage. */
export function RecipeCalls({ data }: { id: string; data: RecipeCallsData }) {
  return (
    <Table columns={['Request', 'How often', 'Counts']}>
      {data.calls.map(({ title, href, often, counts }) => (
        <tr key={href}>
          <th scope="row">
            <Link to={href}>{title}</Link>
          </th>
          <td>{often}</td>
          <td>{counts}</td>
        </tr>
      ))}
    </Table>
  );
}
