import type { Props } from '@theme/DocSidebarItem/Link';
import DocSidebarItemLink from '@theme-init/DocSidebarItem/Link';
import styles from './styles.module.css';

const METHOD = /\bapi-method (\w+)/;
const DEPRECATED = 'menu__list-item--deprecated';

/** A page in the sidebar. Operations carry their method as text, so that colour is never alone in saying it. */
export default function DocSidebarItemLinkWithMethod({ item, ...props }: Props) {
  const { label, className = '' } = item;
  const method = METHOD.exec(className)?.[1];
  const content = (
    <>
      {method && <span className={`${styles.method} method--${method}`}>{method.toUpperCase()}</span>}
      <span>
        {label}
        {className.includes(DEPRECATED) && <span className={styles.deprecated}> deprecated</span>}
      </span>
    </>
  );
  // Upstream renders the label as it is. Its type allows text alone.
  return <DocSidebarItemLink item={{ ...item, label: content as unknown as string }} {...props} />;
}
