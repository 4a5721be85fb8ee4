import Link from '@docusaurus/Link';
import { registerPage } from '#site/addresses';
import { registerName } from '#vocabulary/registers';
import type { IndexData } from '../build/data';

/** All lists, by register. */
export function CodeListIndex({ data }: { id: string; data: IndexData }) {
  return (
    <dl className="code-index">
      {data.registers.map(({ register, lists }) => (
        <div key={register}>
          <dt>
            <Link to={registerPage(register)}>
              {register}: {registerName(register)}
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
