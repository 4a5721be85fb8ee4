import type { MapData, MapNode } from '../build/mapData';

function Choice({ id, label, children }: { id: string; label: string; children: React.ReactNode }) {
  return (
    <label htmlFor={id}>
      {label}
      {children}
    </label>
  );
}

/** The choice of two identifiers, and the reader's value. Needs JavaScript. */
export function MapChooser({ id, starts, data }: { id: string; starts: readonly MapNode[]; data: MapData }) {
  const { nodes, edges, chosen } = data;
  const ends = nodes.filter((node) => edges.some(({ to }) => to === node.id));
  const exampleOf = (start: string) => edges.find(({ from, example }) => from === start && example)?.example;
  return (
    <form className="filter-form map-chooser">
      <Choice id={`${id}-from`} label="I have">
        <select id={`${id}-from`} name="from" defaultValue={chosen}>
          {starts.map((node) => (
            <option key={node.id} value={node.id} data-example={exampleOf(node.id)}>
              {node.name}
            </option>
          ))}
        </select>
      </Choice>
      <Choice id={`${id}-to`} label="I want">
        <select id={`${id}-to`} name="to" defaultValue="">
          <option value="">Anything in one call</option>
          {ends.map((node) => (
            <option key={node.id} value={node.id}>
              {node.name}
            </option>
          ))}
        </select>
      </Choice>
      <Choice id={`${id}-value`} label="Your value">
        <input id={`${id}-value`} name="value" autoComplete="off" spellCheck={false} defaultValue={exampleOf(chosen)} />
      </Choice>
    </form>
  );
}
