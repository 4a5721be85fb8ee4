import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

vi.mock('@theme/DocItem', () => ({ default: ({ content: Content }: { content: () => null }) => <Content /> }));

const shown = async (source: string) => {
  const { default: ApiItem } = await import('./ApiItem');
  const content = Object.assign(() => <p>text</p>, { metadata: { source } });
  return renderToStaticMarkup(<ApiItem {...({ content } as unknown as Parameters<typeof ApiItem>[0])} />);
};

it('shows the pages of the OpenAPI plugin alone', async () =>
  expect(await shown('@site/docs/shop/list-orders.api.mdx')).toBe('<p>text</p>'));

it('keeps what the component of that plugin has around a guide', async () =>
  expect(await shown('@site/docs/intro.md')).toBe(
    '<div class="row"><div class="col col--12 markdown"><p>text</p></div></div>',
  ));
