import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { describe, expect, it } from 'vitest';
import { elements } from '../../features/elements';
import { DEFAULT_OPTIONS, validateOptions } from './options';

const check = (options: object) => validateOptions({ validate: normalizePluginOptions as never, options });
const component = '@site/Box';
const data = () => ({});

describe('validateOptions', () => {
  it('has defaults', () => {
    expect(check({})).toEqual({ id: 'default', ...DEFAULT_OPTIONS });
  });

  it('takes the elements of the site', () => {
    expect(check({ elements }).elements).toEqual(elements);
  });

  it.each<[string, object, string]>([
    ['a small letter', { elements: { box: { component, data } } }, '"elements.box" is not allowed'],
    ['no data', { elements: { Box: { component } } }, '"elements.Box" does not match any of the allowed types'],
    ['no JSON file', { dataFiles: [{ suffix: '.yaml', component, name: 'Box', prop: 'a' }] }, '"dataFiles[0].suffix"'],
    ['no list', { imports: '@theme/Tabs' }, '"imports" must be an array'],
    ['an unknown option', { other: 1 }, '"other" is not allowed'],
  ])('refuses %s', (_what, options, message) => {
    expect(() => check(options)).toThrow(message);
  });
});
