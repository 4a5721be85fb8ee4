import type { Props as TabItemProps } from '@theme/TabItem';
import type { Props } from '@theme/Tabs';
import { Children, isValidElement, useId } from 'react';
import { Tabs as RadioTabs } from '../../reference/components/Tabs';

/** Tabs drawn with radio buttons and CSS; the choice is kept for all with the same `groupId`, else `queryString`. */
export default function GuideTabs({ children, groupId, defaultValue, values, queryString }: Props) {
  const name = useId();
  const items = Children.toArray(children).filter(isValidElement<TabItemProps>);
  const labelOf = (value: string) => values?.find((tabValue) => tabValue.value === value)?.label;
  const tabs = items.map(({ props: { value, label, children: content } }) => ({
    id: value,
    label: label ?? labelOf(value) ?? value,
    content,
  }));
  const chosen = defaultValue ?? items.find(({ props }) => props.default)?.props.value;
  return (
    <RadioTabs
      name={name}
      legend={tabs.map(({ label }) => label).join(' or ')}
      tabs={tabs}
      chosen={chosen}
      persistKey={groupId ?? (typeof queryString === 'string' ? queryString : undefined)}
    />
  );
}
