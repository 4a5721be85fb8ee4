import { ReferenceCode, Tabs } from 'docusaurus-preset-portal/elements';
import { Fragment, type ReactNode } from 'react';
import type { ProgramsData } from '../build/data';
import type { ShownProgram } from '../build/programs';

/** A program in each language: how to install the client, what `show` returns, and how to run it. */
export function ProgramTabs<Program extends ShownProgram>({
  id,
  programs,
  show,
}: {
  id: string;
  programs: readonly Program[];
  show: (program: Program) => ReactNode;
}) {
  const tabs = programs.map((program) => ({
    id: program.id,
    label: program.label,
    content: (
      <>
        {program.before && <p>{program.before}</p>}
        {program.install && (
          <>
            <p>Install the client in a new folder:</p>
            <ReferenceCode html={program.install} label={`Installation in ${program.label}`} language="shell" />
          </>
        )}
        {show(program)}
        {program.command && (
          <>
            <p>Run it:</p>
            <ReferenceCode html={program.command} label={`Command in ${program.label}`} language="shell" />
          </>
        )}
      </>
    ),
  }));
  return <Tabs name={`${id}-language`} legend="Language of the program" persistKey="language" tabs={tabs} />;
}

const files = ({ id, files, command }: ShownProgram) =>
  files.map(({ file, html }) => (
    <Fragment key={file}>
      {command && (
        <p>
          Save as <code>{file}</code>:
        </p>
      )}
      <ReferenceCode html={html} label={file} language={id} />
    </Fragment>
  ));

/** A program that calls a client, in each language. */
export function ClientProgram({ id, data }: { id: string; data: ProgramsData }) {
  return (
    <figure className="snippet">
      <ProgramTabs id={id} programs={data.languages} show={files} />
    </figure>
  );
}

/** Programs that call without a package: an element has a component of its own name. */
export const ClientPrograms = ClientProgram;
