import type { ReactNode } from 'react';

export interface Tab {
  id: string;
  label: string;
  /** Extra class of the label, as in the colour of a status. */
  tone?: string;
  /** Address of the panel, when it can be linked to. */
  anchor?: string;
  content: ReactNode;
}

/**
 * Panels of which one shows. Radio buttons and CSS alone, so that choosing
 * works without JavaScript and with the arrow keys.
 *
 * @param name Name of the radio group, unique on the page.
 * @param chosen Id of the tab that shows first, else the first one.
 * @param remember Key under which the choice is kept over pages and tabs.
 */
export function Tabs({
  name,
  legend,
  tabs,
  chosen = tabs[0]?.id,
  remember,
}: {
  name: string;
  legend: string;
  tabs: Tab[];
  chosen?: string;
  remember?: string;
}) {
  if (tabs.length === 0) return null;
  return (
    <fieldset className="ref-tabs" data-remember={remember}>
      <legend className="visually-hidden">{legend}</legend>
      {tabs.map(({ id, label, tone = '' }) => [
        <input
          key={id}
          type="radio"
          name={name}
          id={`${name}-${id}`}
          value={remember && id}
          defaultChecked={id === chosen}
        />,
        <label key={`${id}-label`} htmlFor={`${name}-${id}`} className={tone || undefined}>
          {label}
        </label>,
      ])}
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
