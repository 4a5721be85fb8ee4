import { expect, it } from 'vitest';
import { enhancersModule } from './enhancersModule';

it('imports what elements do in the browser, by their names', () => {
  const data = () => ({});
  expect(
    enhancersModule({
      Filter: { component: '@site/Filter', data, enhance: '@site/filter' },
      Box: { component: '@site/Box', data },
      Term: { markdown: () => ({ type: 'text', value: 'a' }) },
    }),
  ).toBe('export default {\n  Filter: () => import("@site/filter"),\n};\n');
});
