import type { StaticElements } from './options';

/** Source of the module that loads what elements do in the browser, by the name of the element. */
export function enhancersModule(elements: StaticElements): string {
  const entries = Object.entries(elements).flatMap(([name, element]) =>
    'enhance' in element ? [`  ${name}: () => import(${JSON.stringify(element.enhance)}),`] : [],
  );
  return `export default {\n${entries.join('\n')}\n};\n`;
}
