import type { RulesData } from '../build/rules';

/** The rules by which a difference is breaking, risky, safe or text, each with its reason and an example. */
export function ChangeRules({ data }: { id: string; data: RulesData }) {
  return data.groups.map(({ severity, rules }) => (
    <details key={severity}>
      <summary>
        {rules.length} rules: {severity}
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Rule</th>
            <th scope="col">Why</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {rules.map(({ id, name, reason, example }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                <br />
                <code>{id}</code>
              </th>
              <td>{reason}</td>
              <td>
                <pre className="change-example">{example.before}</pre>
              </td>
              <td>
                <pre className="change-example">{example.after}</pre>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  ));
}
