import { DataTable } from 'docusaurus-preset-portal/elements';
import { sitePath } from 'docusaurus-preset-portal/terms';
import { Fragment } from 'react';
import type { ClientPackagesData } from '../build/data';

/** The packages, and what was run through each. */
export function ClientPackages({ data }: { id: string; data: ClientPackagesData }) {
  return (
    <DataTable columns={['Language', 'Package', 'Needs', 'Run against the sandbox']}>
      {data.packages.map(({ label, needs, made, proof }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>
            {made ? (
              <>
                <a href={sitePath(made.href)} download>
                  {made.file}
                </a>
                , {made.kilobytes} kB
                {made.others.map(({ href, label }) => (
                  <Fragment key={href}>
                    ,{' '}
                    <a href={sitePath(href)} download>
                      {label}
                    </a>
                  </Fragment>
                ))}
              </>
            ) : (
              'not made: this build had no compiler'
            )}
          </td>
          <td>{needs}</td>
          <td>{proof ? `${proof.pairs} responses, ${proof.errors} errors` : 'nothing'}</td>
        </tr>
      ))}
    </DataTable>
  );
}
