import Link from '@docusaurus/Link';
import { registerPage } from 'docusaurus-preset-portal/terms/codeAddress';
import { registerName } from 'docusaurus-preset-portal/terms/registers';
import { guides, registers } from '#site';
import type { IndexData } from '../build/data';

/** All lists, by register. */
export function CodeListIndex({ data }: { id: string; data: IndexData }) {
  return (
    <dl className="code-index">
      {data.registers.map(({ register, lists }) => (
        <div key={register}>
          <dt>
            <Link to={registerPage({ guides }, register)}>
              {register}: {registerName({ registers }, register)}
            </Link>
          </dt>
          {lists.map(({ title, titleDa, href, codes, complete }) => (
            <dd key={href}>
              <Link to={href}>{title}</Link> <i lang="da">{titleDa}</i>, {codes} codes{!complete && ', open list'}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
