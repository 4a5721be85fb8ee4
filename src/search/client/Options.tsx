import { type MouseEvent, useEffect } from 'react';
import styles from './dialog.module.css';
import { Result } from './Result';
import type { Pick } from './recent';

export interface Option {
  record: Pick & { text?: string; places?: [string, string][] };
  /** Terms to mark. */
  terms?: ReadonlySet<string>;
}

interface Props {
  /** Of the list; an option's is this and its place. */
  id: string;
  groups: { name: string; options: Option[] }[];
  active: number;
  onClick: (event: MouseEvent, record: Option['record']) => void;
  onPoint: (place: number) => void;
}

/** The list of the combobox. The focus stays in the input; the options are links all the same. */
export function Options({ id, groups, active, onClick, onPoint }: Props) {
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  let place = -1;
  return (
    <div role="listbox" id={id} aria-label="Results" className={styles.list} hidden={groups.length === 0}>
      {groups.map(({ name, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        <div role="group" key={name} aria-labelledby={`${id}-${name}`}>
          <div id={`${id}-${name}`} className={styles.group} role="presentation">
            {name}
          </div>
          {options.map(({ record, terms }) => {
            place += 1;
            const here = place;
            return (
              <a
                key={record.id}
                role="option"
                id={`${id}-${here}`}
                className={styles.option}
                href={record.href}
                tabIndex={-1}
                aria-selected={here === active}
                onClick={(event) => onClick(event, record)}
                onMouseMove={() => here !== active && onPoint(here)}
              >
                <Result record={record} terms={terms} />
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}
