import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { describe, expect, it } from 'vitest';
import { controlsModule } from './controlsModule';
import { DEFAULT_OPTIONS, validateOptions } from './options';

const check = (options: object) => validateOptions({ validate: normalizePluginOptions as never, options });

describe('options of what responds before the app runs', () => {
  it('have defaults', () => {
    expect(check({})).toEqual({ id: 'default', ...DEFAULT_OPTIONS });
  });

  it.each([
    ['a name no attribute has', { controls: { 'Color mode': '@site/a' } }, '"controls.Color mode" is not allowed'],
    ['no module', { controls: { search: 1 } }, '"controls.search" must be a string'],
  ])('refuse %s', (_what, options, message) => {
    expect(() => check(options)).toThrow(message);
  });

  it('become one module', () => {
    expect(controlsModule({ controls: { 'color-mode': '@site/a', search: '@site/b' } })).toBe(
      'import * as control0 from "@site/a";\nimport * as control1 from "@site/b";\n' +
        'export default {\n  "color-mode": control0,\n  "search": control1,\n};\n',
    );
  });
});
