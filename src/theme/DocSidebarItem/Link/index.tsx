import Link from '@docusaurus/Link';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocSidebarItem/Link';
import clsx from 'clsx';
import styles from './styles.module.css';

const METHOD = /\bapi-method (\w+)/;
const DEPRECATED = 'menu__list-item--deprecated';

/** A page in the sidebar. Operations carry their method as text, so that colour is never alone in saying it. */
export default function DocSidebarItemLink({
  item,
  onItemClick,
  activePath,
  level: _level,
  index: _,
  tabIndex,
  ...props
}: Props) {
  const { href, label, className = '', autoAddBaseUrl } = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const method = METHOD.exec(className)?.[1];
  return (
    <li className={clsx('menu__list-item', className)}>
      <Link
        className={clsx('menu__link', method && styles.operation, isActive && 'menu__link--active')}
        autoAddBaseUrl={autoAddBaseUrl}
        aria-current={isActive ? 'page' : undefined}
        to={href}
        onClick={onItemClick && (() => onItemClick(item))}
        // Of itself a link is in the order of the keyboard: only one that is not says so.
        tabIndex={tabIndex || undefined}
        {...props}
      >
        {method && <span className={clsx(styles.method, `method--${method}`)}>{method.toUpperCase()}</span>}
        <span>
          {label}
          {className.includes(DEPRECATED) && <span className={styles.deprecated}> deprecated</span>}
        </span>
      </Link>
    </li>
  );
}
