import Link from '@docusaurus/Link';
import { Table } from '../../reference/components/Table';
import type { Quality } from '../build/data';

const SCORES = [
  ['performance', 'Performance'],
  ['accessibility', 'Accessibility'],
  ['best-practices', 'Best practices'],
  ['seo', 'SEO'],
] as const;

/** Lighthouse scores of one page of each kind, and the JavaScript of its first visit. */
export function QualityPages({ data }: { id: string; data: Quality }) {
  return (
    <Table columns={['Page', ...SCORES.map(([, label]) => label), 'JavaScript']}>
      {data.pages.map(({ kind, route, kilobytes, scores }) => (
        <tr key={route}>
          <th scope="row">
            <Link to={route}>{kind}</Link>
          </th>
          {SCORES.map(([name]) => (
            <td key={name}>{scores[name]}</td>
          ))}
          <td>{kilobytes} kB</td>
        </tr>
      ))}
    </Table>
  );
}

/** Results of tests, each with the command that repeats it. */
export function QualityFigures({ data }: { id: string; data: Quality }) {
  return (
    <>
      <Table columns={['What', 'Figure', 'Find it again']}>
        {data.figures.map(({ what, figure, command }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{figure}</td>
            <td>
              <code>{command}</code>
            </td>
          </tr>
        ))}
      </Table>
      <p>
        Measured on <time dateTime={data.date}>{data.date}</time>, on a machine of {data.cores} cores with a load of{' '}
        {data.load}. A load above the number of cores makes pages score lower.
      </p>
    </>
  );
}
