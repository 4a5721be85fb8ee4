import { expect, it } from 'vitest';
import { enhancersModule } from './enhancersModule';

it('imports what data files and elements do in the browser, by the names of the components', () => {
  const data = () => ({});
  const page = { suffix: '.page.json', component: '@site/Page', prop: 'page' };
  expect(
    enhancersModule({
      elements: {
        Filter: { component: '@site/Filter', data, enhance: '@site/filter' },
        Box: { component: '@site/Box', data },
        Term: { markdown: () => ({ type: 'text', value: 'a' }) },
      },
      dataFiles: [
        { ...page, name: 'Page', enhance: '@site/page' },
        { ...page, name: 'Plain' },
      ],
    }),
  ).toBe('export default {\n  Page: () => import("@site/page"),\n  Filter: () => import("@site/filter"),\n};\n');
});
