import type { ReactNode } from 'react';

export interface Tab {
  id: string;
  label: string;
  /** Id of the panel, if it can be linked to. */
  anchor?: string;
  content: ReactNode;
}

interface Props {
  /** Name of the radio group, unique on the page. */
  name: string;
  legend: string;
  tabs: Tab[];
  chosen?: string;
  /** Storage key of the choice, shared by all pages and browser tabs. */
  persistKey?: string;
  /** Another control selects the tab where JavaScript runs. */
  isChosenElsewhere?: boolean;
}

/** Tabs made of radio buttons and CSS, so that they work without JavaScript and with the arrow keys. */
export function Tabs({ name, legend, tabs, chosen = tabs[0]?.id, persistKey, isChosenElsewhere = false }: Props) {
  if (tabs.length === 0) return null;
  return (
    <fieldset className={isChosenElsewhere ? 'ref-tabs ref-tabs--chosen' : 'ref-tabs'} data-remember={persistKey}>
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
