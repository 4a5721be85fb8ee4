import { Fragment } from 'react';
import { sitePath } from '../../../lib/sitePath';
import { Code } from '../../../reference/components/Code';
import { Table } from '../../../reference/components/Table';
import { Tabs } from '../../../reference/components/Tabs';
import type { ClientPackagesData, ClientProgramData } from '../build/data';

type Program = ClientProgramData['languages'][number];

function Steps({ label, file, html, steps }: Program) {
  if (!steps) return <Code html={html} label={file} />;
  return (
    <>
      <p>Install the package:</p>
      <Code html={steps.install} label={`Install the package for ${label}`} />
      <p>
        Save as <code>{file}</code>:
      </p>
      <Code html={html} label={file} />
      <p>Run it:</p>
      <Code html={steps.run} label={`Command in ${label}`} />
    </>
  );
}

/** A program that calls a client, in each language. */
export function ClientProgram({ id, data }: { id: string; data: ClientProgramData }) {
  return (
    <figure className="snippet">
      <Tabs
        name={`${id}-language`}
        legend="Language of the program"
        persistKey="language"
        tabs={data.languages.map((one) => ({ id: one.id, label: one.label, content: <Steps {...one} /> }))}
      />
    </figure>
  );
}

/** The packages, and what was run through each. */
export function ClientPackages({ data }: { id: string; data: ClientPackagesData }) {
  return (
    <Table columns={['Language', 'Package', 'Needs', 'Run against the sandbox']}>
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
    </Table>
  );
}
