import { FILTERS, type Filter, filters } from '../engine/filters';
import styles from './dialog.module.css';

interface Props {
  /** Active filter; undefined for all kinds. */
  filter: Filter | undefined;
  onFilter: (filter: Filter | undefined) => void;
}

/** Filters by kind. Radio buttons, so that arrow keys change the filter and Tab leaves it. */
export function KindFilters({ filter, onFilter }: Props) {
  const choices: { value?: Filter; label: string }[] = [
    { label: 'All' },
    ...filters.map((value) => ({ value, label: FILTERS[value].label })),
  ];
  return (
    <fieldset className={`segmented ${styles.filters}`}>
      <legend className="visually-hidden">Show</legend>
      {choices.map(({ value, label }) => (
        <label key={label}>
          <input type="radio" name="search-filter" checked={filter === value} onChange={() => onFilter(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
