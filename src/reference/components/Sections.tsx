import type { OperationPage, OverviewPage } from '../../openapi/model';
import type { SharedTypes } from '../types/shareTypes';
import { isError } from './Responses';
import { splitLead } from './splitLead';

type Section = [label: string, anchor: string, isThere?: boolean];

const present = (sections: Section[]) => sections.filter(([, , isThere = true]) => isThere);

/** Returns the page's sections, in order. */
function sectionsOf({ operation, nextCalls, history }: OperationPage, types: SharedTypes): Section[] {
  const { parameters, requestBody, responses, callbacks, description } = operation;
  const successes = responses.filter(({ status }) => !isError(status));
  return present([
    ['Parameters', 'parameters', parameters.length > 0],
    ['Body', 'body', requestBody !== undefined],
    ['Notes', 'notes', splitLead(description).rest !== undefined],
    ...successes.map(({ status, anchor }): Section => [successes.length === 1 ? 'Response' : status, anchor]),
    ['Errors', 'errors', responses.some(({ status }) => isError(status))],
    ['Callbacks', 'callbacks', callbacks.length > 0],
    ['Next calls', 'next-calls', nextCalls.length > 0],
    ['History', 'history', history !== undefined],
    ['Types', 'types', types.size > 0],
  ]);
}

const SectionLinks = ({ sections }: { sections: Section[] }) => (
  <span>
    {sections.map(([label, anchor]) => (
      <a key={anchor} href={`#${encodeURIComponent(anchor)}`}>
        {label}
      </a>
    ))}
  </span>
);

/** Returns the sections of an overview, in order, with the groups of operations. */
const overviewSections = ({ groups, identifiers, types, changes }: OverviewPage): Section[] =>
  present([
    ['Base URL', 'base-url'],
    ['Authentication', 'authentication'],
    ['Operations', 'operations'],
    ...groups.map(({ tag, anchor }): Section => [tag, anchor]),
    ['I have …', 'by-identifier', identifiers.length > 0],
    ['Shared types', 'types', types.length > 0],
    ['Downloads', 'downloads'],
    ['Changes', 'changes', changes.length > 0],
    ['About the contract', 'about'],
  ]);

/** Sticky section links of an overview. */
export const OverviewSections = ({ page }: { page: OverviewPage }) => (
  <nav className="ref-sections" aria-label="Sections">
    <SectionLinks sections={overviewSections(page)} />
  </nav>
);

/** Sticky section links and field finder. The finder needs JavaScript. */
export function Sections({ page, types }: { page: OperationPage; types: SharedTypes }) {
  return (
    <nav className="ref-sections" aria-label="Sections">
      <SectionLinks sections={sectionsOf(page, types)} />
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
    </nav>
  );
}
