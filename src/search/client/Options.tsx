import clsx from 'clsx';
import { type MouseEvent, memo, useEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { Result } from './Result';
import type { PickedRecord } from './recentPicks';
import type { OptionGroup } from './resultGroups';

export interface Option {
  /** Part of the page above it. */
  isPart?: boolean;
  record: PickedRecord & { text?: string; places?: [string, string][] };
  /** Terms to mark. */
  terms?: readonly string[];
}

interface Props {
  /** Id of the list. The id of an option ends in its index. */
  id: string;
  groups: readonly OptionGroup[];
  active: number;
  onClick: (event: MouseEvent, option: Option) => void;
  /** The pointer moved over an option. */
  onPoint: (index: number) => void;
}

/**
 * The list of the combobox. The focus stays in the input; the options are links, for clicks that the browser handles.
 * Not made again with each key: it changes when the results do.
 */
export const Options = memo(function Options({ id, groups, active, onClick, onPoint }: Props) {
  const { record: shown } = groups.flatMap(({ options }) => options)[active] ?? {};
  const isScrolled = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of other results, another option is in the same place
  useEffect(() => {
    // While nobody has scrolled, the first option is in view: to ask for it would lay the list out with each key.
    if (active === 0 && !isScrolled.current) return;
    const show = () => document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
    show();
    // Groups that were just drawn have their height once they are in view.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, [id, active, shown?.id]);
  let index = -1;
  return (
    <div
      role="listbox"
      id={id}
      aria-label="Results"
      className={styles.list}
      hidden={groups.length === 0}
      onScroll={() => {
        isScrolled.current = true;
      }}
    >
      {groups.map(({ name, isNamed, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        <div role="group" key={options[0]?.record.href ?? name} aria-label={name} className={styles.group}>
          {isNamed && (
            <div className={styles.heading} role="presentation">
              {name}
            </div>
          )}
          {options.map((option) => {
            index += 1;
            const own = index;
            const { record, terms, isPart } = option;
            return (
              <a
                key={record.id}
                role="option"
                id={`${id}-${own}`}
                className={clsx(styles.option, isPart && styles.part)}
                href={record.href}
                tabIndex={-1}
                aria-selected={own === active}
                onClick={(event) => onClick(event, option)}
                onMouseMove={() => own !== active && onPoint(own)}
              >
                <Result record={record} terms={terms} isPart={isPart} />
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
});
