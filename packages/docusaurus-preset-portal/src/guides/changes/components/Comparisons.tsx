import Link from '@docusaurus/Link';
import { severities } from 'openapi-toolkit';
import { Fragment } from 'react';
import { sitePath } from '../../../lib/sitePath';
import { DataTable } from '../../../reference/components/DataTable';
import { CopyLink, Title, useAnchor } from '../../../reference/components/Title';
import type { Comparison, ComparisonsData, RulesData } from '../build/comparisons';
import { ChangeItem } from './ChangeItem';

/** Says how many changes of each kind there are between two versions. */
function countsOf({ items, texts }: Comparison): string {
  const numbers = severities.map((kind) => [items.filter(({ severity }) => severity === kind).length, kind] as const);
  const counts = [...numbers, [texts.length, 'in texts'] as const].filter(([count]) => count > 0);
  return counts.map(([count, kind]) => `${count} ${kind}`).join(', ') || 'no differences';
}

function Pair({ pair, api }: { pair: Comparison; api: string }) {
  const id = useAnchor(pair.id);
  return (
    <details id={id}>
      <summary>
        {pair.from} → {pair.to}: <small>{countsOf(pair)}</small>
      </summary>
      {pair.items.length > 0 && (
        <ul className="changes">
          {pair.items.map((item) => (
            <ChangeItem key={item.id} item={{ ...item, id: `${pair.id}-${item.id}` }} api={api} />
          ))}
        </ul>
      )}
      {pair.texts.length > 0 && (
        <>
          <p>Texts, labels and examples:</p>
          <ul className="change-texts">
            {pair.texts.map((text) => (
              <li key={text}>{text.replaceAll('`', '')}</li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}

function Api({ api, title, href, versions, comparisons }: ComparisonsData['apis'][number]) {
  return (
    <section className="comparison">
      <Title as="h2" id={api}>
        <Link to={href}>{title}</Link>
      </Title>
      <p>
        Versions:{' '}
        {versions.map(({ version, contract }, index) => (
          <Fragment key={version}>
            {index > 0 && ', '}
            {contract ? <a href={sitePath(contract)}>{version}</a> : version}
          </Fragment>
        ))}
        . <a href={sitePath(`/changes/${api}/changes.json`)}>changes.json</a> ·{' '}
        <a href={sitePath(`/changes/${api}/atom.xml`)}>Atom</a>
      </p>
      {comparisons.length === 0 && <p>There is only one version.</p>}
      {comparisons.map((pair) => (
        <Pair key={pair.id} pair={pair} api={api} />
      ))}
    </section>
  );
}

/** Differences between each two versions of each API. */
export function Comparisons({ data }: { id: string; data: ComparisonsData }) {
  return data.apis.map((item) => <Api key={item.api} {...item} />);
}

function RuleRow({ rule: { id, name, reason } }: { rule: RulesData['groups'][number]['rules'][number] }) {
  return (
    <tr id={useAnchor(id)}>
      <th scope="row">
        {name} <CopyLink anchor={id} name={`rule ${id}`} />
        <br />
        <code>{id}</code>
      </th>
      <td data-head="Why">{reason}</td>
    </tr>
  );
}

/** Rules for the severities breaking, risky, safe and text, each with its reason. */
export function ChangeRules({ data }: { id: string; data: RulesData }) {
  return data.groups.map(({ severity, rules }) => (
    <details key={severity} className="change-rules">
      <summary>
        {rules.length} rules: {severity}
      </summary>
      <DataTable columns={['Rule', 'Why']}>
        {rules.map((rule) => (
          <RuleRow key={rule.id} rule={rule} />
        ))}
      </DataTable>
    </details>
  ));
}
