import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface Tab {
  id: string;
  label: string;
  /** Id of the panel, if it can be linked to. */
  anchor?: string;
  content: ReactNode;
}

/**
 * Tabs made of radio buttons and CSS, so that they work without JavaScript and with the arrow keys.
 *
 * @param name Name of the radio group, unique on the page.
 * @param persistKey Storage key of the choice, shared by all pages and browser tabs.
 * @param isChosenElsewhere Another control selects the tab where JavaScript runs.
 */
export function Tabs({
  name,
  legend,
  tabs,
  chosen = tabs[0]?.id,
  persistKey,
  isChosenElsewhere = false,
}: {
  name: string;
  legend: string;
  tabs: Tab[];
  chosen?: string;
  persistKey?: string;
  isChosenElsewhere?: boolean;
}) {
  if (tabs.length === 0) return null;
  return (
    <fieldset className={clsx('ref-tabs', isChosenElsewhere && 'ref-tabs--chosen')} data-remember={persistKey}>
      <legend className="visually-hidden">{legend}</legend>
      <div className="ref-tablist">
        {tabs.map(({ id, label }) => [
          <input
            key={id}
            type="radio"
            name={name}
            id={`${name}-${id}`}
            value={persistKey && id}
            defaultChecked={id === chosen}
          />,
          <label key={`${id}-label`} htmlFor={`${name}-${id}`}>
            {label}
          </label>,
        ])}
      </div>
      <div className="ref-panels">
        {tabs.map(({ id, content, anchor }) => (
          <div key={id} id={anchor} data-tab={`${name}-${id}`}>
            {content}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
