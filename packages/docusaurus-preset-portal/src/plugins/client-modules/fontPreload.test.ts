import { expect, it } from 'vitest';
import { fontPreload } from './fontPreload';

it('preloads the font from the base path, by the name of its content', () => {
  expect(fontPreload('src/css/geist.woff2', '/portal/').attributes).toMatchObject({
    href: expect.stringMatching(/^\/portal\/assets\/fonts\/geist-[0-9a-f]{32}\.woff2$/),
    as: 'font',
    crossorigin: 'anonymous',
  });
});
