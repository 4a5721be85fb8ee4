import type { StaticContentOptions } from './options';

const load = (name: string, module: string) => `  ${name}: () => import(${JSON.stringify(module)}),`;

/** Source of the module that loads what elements and data files do in the browser, by the name of the component. */
export function enhancersModule({ elements, dataFiles }: Pick<StaticContentOptions, 'elements' | 'dataFiles'>): string {
  const entries = [
    ...dataFiles.flatMap(({ name, enhance }) => (enhance ? [load(name, enhance)] : [])),
    ...Object.entries(elements).flatMap(([name, element]) =>
      'enhance' in element && element.enhance ? [load(name, element.enhance)] : [],
    ),
  ];
  return `export default {\n${entries.join('\n')}\n};\n`;
}
