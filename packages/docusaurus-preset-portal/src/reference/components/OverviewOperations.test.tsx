import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Operations } from './OverviewOperations';
import { WithSchemaContext } from './SchemaContext';

const operations = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Operation ${index}`,
    href: `/api/example/${index}`,
    method: 'get',
    path: `/things/${index}`,
    lead: 'Returns a thing.',
    deprecated: index === 0,
  }));
const render = (...counts: number[]) =>
  renderToStaticMarkup(
    <Operations
      page={
        {
          groups: counts.map((count, index) => ({
            tag: `Tag ${index}`,
            anchor: `tag-${index}`,
            operations: operations(count),
          })),
        } as never
      }
    />,
  );
const count = (html: string, part: string) => html.split(part).length - 1;

it('lists the operations of each tag with method, path and summary', () => {
  const html = render(2, 1, 0);
  expect(count(html, '<ul class="ref-list">')).toBe(2);
  expect(count(html, '<li>')).toBe(3);
  expect(html).toContain('<code>/things/1</code>');
  expect(html).toContain('<p>Returns a thing.</p>');
  expect(count(html, '>deprecated<')).toBe(2);
});

it('names the language of the texts of a contract that is not English', () => {
  const groups = [{ tag: 'Pedidos', anchor: 'pedidos', description: '<p>Todos.</p>', operations: operations(1) }];
  const html = renderToStaticMarkup(
    <WithSchemaContext lang="es">
      <Operations page={{ groups } as never} />
    </WithSchemaContext>,
  );
  for (const text of ['Pedidos', 'Todos.', 'Operation 0', 'Returns a thing.'])
    expect(html).toMatch(new RegExp(`lang="es"[^>]*>${text}<`));
  expect(html).not.toMatch(/lang="es"[^>]*>Operations</);
  expect(render(1)).not.toContain('lang=');
});
