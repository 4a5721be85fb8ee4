import { type MouseEvent, memo, useEffect, useRef } from 'react';
import { sitePath } from '../../lib/sitePath';
import styles from './dialog.module.css';
import { Result } from './Result';
import row from './result.module.css';
import type { Option, OptionGroup } from './resultGroups';

interface Props {
  /** Id of the list; option ids append their index. */
  id: string;
  groups: readonly OptionGroup[];
  active: number;
  onClick: (event: MouseEvent, option: Option) => void;
  onPoint: (index: number) => void;
}

/**
 * List of the combobox. The focus stays in the input; the options are links, so that the browser handles modified
 * clicks. Memoised: it changes with the results, not with each key.
 */
export const ResultList = memo(function Options({ id, groups, active, onClick, onPoint }: Props) {
  const { record: activeRecord } = groups.flatMap(({ options }) => options)[active] ?? {};
  const isScrolled = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new results put another option at the same index
  useEffect(() => {
    // Until the user scrolls, the first option is visible; measuring it would force a layout on each key.
    if (active === 0 && !isScrolled.current) return;
    const show = () => document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
    show();
    // Newly rendered groups get their height only once they are in view.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, [id, active, activeRecord?.id]);
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
            const optionIndex = index;
            const { record, terms, isPart } = option;
            return (
              <a
                key={record.href}
                role="option"
                id={`${id}-${optionIndex}`}
                className={[row.result, styles.option, isPart && row.part].filter(Boolean).join(' ')}
                href={sitePath(record.href)}
                tabIndex={-1}
                aria-selected={optionIndex === active}
                onClick={(event) => onClick(event, option)}
                onMouseMove={() => optionIndex !== active && onPoint(optionIndex)}
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
