import type { OperationPage, OverviewPage } from 'openapi-toolkit';
import type { ReactNode } from 'react';
import { isErrorStatus } from './Responses';
import { splitLead } from './splitLead';

type Section = [label: string, anchor: string, isThere?: boolean];

const present = (sections: Section[]) => sections.filter(([, , isThere = true]) => isThere);

/** Returns the sections of an operation, in order. Types are left out: fields link to them. */
export function operationSections({ operation, nextCalls, history }: OperationPage): Section[] {
  const { parameters, requestBody, responses, callbacks, description } = operation;
  const successes = responses.filter(({ status }) => !isErrorStatus(status));
  return present([
    ['Parameters', 'parameters', parameters.length > 0],
    ['Body', 'body', requestBody !== undefined],
    ...successes.map(({ status, anchor }): Section => [successes.length === 1 ? 'Response' : status, anchor]),
    ['Errors', 'errors', responses.some(({ status }) => isErrorStatus(status))],
    ['Notes', 'notes', splitLead(description).rest !== undefined],
    ['Callbacks', 'callbacks', callbacks.length > 0],
    ['Next calls', 'next-calls', nextCalls.length > 0],
    ['History', 'history', history !== undefined],
  ]);
}

/** Returns the sections of an overview, in order, with the groups of operations. */
export const overviewSections = ({ groups, identifiers, types, changes }: OverviewPage): Section[] =>
  present([
    ['Base URL', 'base-url'],
    ['Authentication', 'authentication'],
    ['Operations', 'operations'],
    ...groups.map(({ tag, anchor }): Section => [tag, anchor]),
    ['I have …', 'by-identifier', identifiers.length > 0],
    ['Types', 'types', types.length > 0],
    ['Downloads', 'downloads'],
    ['Changes', 'changes', changes.length > 0],
    ['About', 'about'],
  ]);

/** Sticky links to the sections of a page, and what is beside them. */
export const Sections = ({ sections, children }: { sections: Section[]; children?: ReactNode }) => (
  <nav className="ref-sections" aria-label="Sections">
    <span>
      {sections.map(([label, anchor]) => (
        <a key={anchor} href={`#${encodeURIComponent(anchor)}`}>
          {label}
        </a>
      ))}
    </span>
    {children}
  </nav>
);

/** Finds fields of an operation. Needs JavaScript. */
export const FieldFinder = () => (
  <>
    <input
      type="search"
      className="ref-find"
      placeholder="Find a field"
      aria-label="Find a field"
      aria-describedby="found-fields"
      autoComplete="off"
      spellCheck={false}
    />
    <output id="found-fields" />
  </>
);
