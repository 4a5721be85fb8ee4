import type { Text } from 'mdast';
import type { Portal } from '../content/portal';
import { danglingReference } from '../lib/danglingReferences';
import type { StaticElements } from '../plugins/static-content/options';
import { readOperationPage } from '../reference/readPages';
import { workflowData, workflowsData } from '../workflows';
import { comparisonsData, rulesData } from './changes/build/comparisons';
import { changelogData } from './changes/build/data';
import { enumTableData, readForm, requestSampleData, responseExampleData } from './snippets/build/data';

/** Returns the number that the contract sets as `keyword` (`maximum`) for `field`, an input of `operation`. Throws a DanglingReference. */
export async function limitText(attributes: Readonly<Record<string, string>>, portal: Portal): Promise<Text> {
  const { operation = '', field = '', keyword = '' } = attributes;
  await readOperationPage(portal, operation);
  const { parameters, body } = await readForm(portal, operation);
  const parts = [
    ...parameters.map((parameter) => ({ ...parameter.field, name: parameter.key })),
    ...(body?.field.fields ?? []),
  ];
  const input = parts.find(({ name }) => name === field);
  if (!input)
    throw danglingReference(
      operation,
      'input',
      field,
      parts.map(({ name }) => name),
    );
  const numbers = new Map(Object.entries(input).filter(([, value]) => typeof value === 'number'));
  const value: number | undefined = numbers.get(keyword);
  if (value === undefined) throw danglingReference(`${operation} ${field}`, 'number', keyword, numbers.keys());
  return { type: 'text', value: value.toLocaleString('en-GB') };
}

const SNIPPETS = '@portal/guides/snippets/components/Snippets';
const WORKFLOWS = '@portal/workflows/components/Workflows';
const COMPARISONS = '@portal/guides/changes/components/Comparisons';

/** Elements that need nothing but contracts. */
export const contractElements: StaticElements = {
  RequestSample: { component: SNIPPETS, data: requestSampleData },
  ResponseExample: { component: SNIPPETS, data: responseExampleData },
  Workflow: { component: WORKFLOWS, data: workflowData },
  Workflows: { component: WORKFLOWS, data: (_, portal) => workflowsData(portal) },
  EnumTable: { component: SNIPPETS, data: enumTableData },
  Limit: { markdown: limitText },
};

/** Elements that need an earlier version of a contract. */
export const changeElements: StaticElements = {
  Changelog: {
    component: '@portal/guides/changes/components/Changelog',
    data: (_, portal) => changelogData(portal),
    enhance: '@portal/guides/changes/client/filterChanges',
  },
  Comparisons: { component: COMPARISONS, data: (_, portal) => comparisonsData(portal) },
  ChangeRules: { component: COMPARISONS, data: rulesData },
};
