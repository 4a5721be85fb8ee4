import Link from '@docusaurus/Link';
import { guides, sandbox } from 'docusaurus-preset-portal/content';
import type { Server } from 'openapi-toolkit';
import { Fragment } from 'react';
import { choicesOf, SANDBOX, type ServerChoice } from '../choices';

const SandboxNote = ({ variables }: { variables: readonly string[] }) => (
  <>
    Runs on your machine: {guides.sandbox ? <Link to={`${guides.sandbox}#run`}>start it</Link> : 'start it'}.{' '}
    {variables.length > 0 && `${sandbox?.key ?? ''} Set `}
    {variables.map((name, index) => (
      <Fragment key={name}>
        {index > 0 && ' and '}
        <code>{name}</code>
      </Fragment>
    ))}
    {variables.length > 0 && ' to any text.'}
  </>
);

/** Maximum length, in characters, of a label in the segmented control. */
const MAX_SEGMENT_LENGTH = 12;

const LABEL = 'Environment';

const Segments = ({ id, choices }: { id: string; choices: ServerChoice[] }) => (
  <fieldset className="segmented">
    <legend className="visually-hidden">{LABEL}</legend>
    {choices.map(({ value, label, url }, index) => (
      <label key={value}>
        <input type="radio" name={id} value={value} data-url={url} defaultChecked={index === 0} />
        {label}
      </label>
    ))}
  </fieldset>
);

const Select = ({ id, choices }: { id: string; choices: ServerChoice[] }) => (
  <>
    <label className="visually-hidden" htmlFor={id}>
      {LABEL}
    </label>
    <select id={id}>
      {choices.map(({ value, label, url }) => (
        <option key={value} value={value} data-url={url}>
          {label}
        </option>
      ))}
    </select>
  </>
);

interface Props {
  id: string;
  servers: readonly Server[];
  /** Environment variables that the samples read. */
  variables?: readonly string[];
}

/** Selects the server of the samples, by JavaScript. The element around it and its samples has `data-servers`. */
export function Environment({ id, servers, variables = [] }: Props) {
  const choices = choicesOf({ sandbox }, servers);
  if (choices.length === 0) return null;
  return (
    <div className="ref-environment">
      {choices.length === 2 && choices.every(({ label }) => label.length <= MAX_SEGMENT_LENGTH) ? (
        <Segments id={id} choices={choices} />
      ) : (
        <Select id={id} choices={choices} />
      )}
      {choices.some(({ value }) => value === SANDBOX) && (
        <span data-of={SANDBOX} hidden>
          <SandboxNote variables={variables} />
        </span>
      )}
    </div>
  );
}
