import Link from '@docusaurus/Link';
import { guides, sandbox } from 'docusaurus-preset-portal/content';
import type { Server } from 'openapi-toolkit';
import { Fragment } from 'react';
import { choicesOf, SANDBOX, type ServerChoice } from '../choices';

function Fields({ id, choice: { variables } }: { id: string; choice: ServerChoice }) {
  return (
    <>
      {variables.map(({ name, default: value, enum: values }) => {
        const field = { id: `${id}-${name}`, 'data-variable': name, 'data-default': value, defaultValue: value };
        return (
          <span key={name}>
            <label htmlFor={field.id}>{name}</label>{' '}
            {values.length > 0 ? (
              <select {...field}>
                {values.map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            ) : (
              <input {...field} autoComplete="off" spellCheck={false} />
            )}
          </span>
        );
      })}
    </>
  );
}

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
  /** Those that the samples read. */
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
      {choices.map(
        (choice, index) =>
          (choice.variables.length > 0 || choice.value === SANDBOX) && (
            <span key={choice.value} data-of={choice.value} hidden={index > 0}>
              <Fields id={`${id}-${index}`} choice={choice} />
              {choice.value === SANDBOX && <SandboxNote variables={variables} />}
            </span>
          ),
      )}
    </div>
  );
}
