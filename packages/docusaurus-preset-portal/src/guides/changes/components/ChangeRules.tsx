import { CopyLink, useAnchor } from '../../../reference/components/Anchor';
import { DataTable } from '../../../reference/components/DataTable';
import type { RulesData } from '../build/comparisons';

type RuleOfGroup = RulesData['groups'][number]['rules'][number];

function RuleRow({ rule: { id, name, reason, example } }: { rule: RuleOfGroup }) {
  return (
    <tr id={useAnchor(id)}>
      <th scope="row">
        {name} <CopyLink anchor={id} name={`rule ${id}`} />
        <br />
        <code>{id}</code>
      </th>
      <td data-head="Why">{reason}</td>
      <td data-head="Before">
        <pre className="change-example">{example.before}</pre>
      </td>
      <td data-head="After">
        <pre className="change-example">{example.after}</pre>
      </td>
    </tr>
  );
}

/** Rules for the severities breaking, risky, safe and text, each with its reason and an example. */
export function ChangeRules({ data }: { id: string; data: RulesData }) {
  return data.groups.map(({ severity, rules }) => (
    <details key={severity} className="change-rules">
      <summary>
        {rules.length} rules: {severity}
      </summary>
      <DataTable columns={['Rule', 'Why', 'Before', 'After']}>
        {rules.map((rule) => (
          <RuleRow key={rule.id} rule={rule} />
        ))}
      </DataTable>
    </details>
  ));
}
