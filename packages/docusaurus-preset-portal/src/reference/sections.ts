import { type OperationPage, type OverviewPage, type ReferencePageData, shareTypes } from 'openapi-toolkit';
import { splitLead } from './components/splitLead';

/** A section of a page. One without a label has no link at the top of the page. */
type Section = [label: string | undefined, anchor: string, isThere?: boolean];

export const isErrorStatus = (status: string): boolean => /^[45]/.test(status);

function operationSections({ operation, nextCalls, history }: OperationPage): Section[] {
  const { kind, parameters, requestBody, responses, callbacks, description, sections = [], hasOwnServers } = operation;
  const successes = responses.filter(({ status }) => !isErrorStatus(status));
  return [
    ['Parameters', 'parameters', parameters.length > 0],
    ['Body', 'body', requestBody !== undefined],
    [undefined, 'responses', successes.length > 0],
    ...successes.map(({ status, anchor }): Section => [successes.length === 1 ? 'Response' : status, anchor]),
    ['Errors', 'errors', responses.length > successes.length],
    ['Notes', 'notes', splitLead(description).rest !== undefined],
    ...sections.map(({ id, isCopyOnly }): Section => [undefined, id, !isCopyOnly]),
    [undefined, 'base-url', hasOwnServers && kind === 'operation'],
    [undefined, 'authentication'],
    ['Callbacks', 'callbacks', callbacks.length > 0],
    ['Next calls', 'next-calls', nextCalls.length > 0],
    ['History', 'history', history !== undefined],
    // Fields link to it.
    [undefined, 'types', shareTypes(operation).size > 0],
  ];
}

const overviewSections = ({ groups, identifiers, types, changes }: OverviewPage): Section[] => [
  ['Base URL', 'base-url'],
  ['Authentication', 'authentication'],
  ['Operations', 'operations'],
  ...groups.map(({ tag, anchor }): Section => [tag, anchor]),
  ['I have …', 'by-identifier', identifiers.length > 0],
  ['Types', 'types', types.length > 0],
  ['Downloads', 'downloads'],
  ['Changes', 'changes', changes.length > 0],
  ['About', 'about'],
];

/** Returns the sections that a page has, in order; of an overview with the groups of operations. */
export const sectionsOf = (page: ReferencePageData): Section[] =>
  (page.kind === 'operation' ? operationSections(page) : overviewSections(page)).filter(
    ([, , isThere = true]) => isThere,
  );
