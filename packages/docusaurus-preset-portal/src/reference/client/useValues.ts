import { shortJson, valuesAtPath } from 'openapi-toolkit';
import { fetchText } from '../../lib/fetchText';
import { valuePath } from './counterparts';
import { enclosingField } from './fields';
import { FILE } from './files';

/** Returns the JSON examples in a part of the page, in order: code blocks, and links to files. */
const examplesIn = (part: ParentNode): Element[] =>
  [...part.querySelectorAll(`code[data-code="json"], ${FILE}`)].filter(
    (element) => !element.matches(`.ref-code > ${FILE}`),
  );

function wholeText(example: Element): Promise<string> {
  const link = example.matches(FILE) ? example : example.closest('.ref-code')?.querySelector(FILE);
  return link instanceof HTMLAnchorElement ? fetchText(link.href) : Promise.resolve(example.textContent ?? '');
}

/** Shows the values of a use from the examples of its response. The type itself shows the values of all uses. */
export async function showValues(use: Element): Promise<void> {
  const field = enclosingField(use);
  const root = field?.id.split('.')[0] ?? '';
  const panel = root.startsWith('response-') ? `[data-tab="status-${root.slice('response-'.length)}"]` : '.ref-bodies';
  // A path may lead through several alternatives: the type has the values of each.
  let unknown = [...use.querySelectorAll('samp')].filter((value) => !value.closest('.ref-variants'));
  for (const example of [...document.querySelectorAll(panel)].flatMap(examplesIn)) {
    if (unknown.length === 0) return;
    const examples = [JSON.parse(await wholeText(example)) as unknown];
    unknown = unknown.filter((value) => {
      const valueField = enclosingField(value);
      const exampleValue = valueField && valuesAtPath(examples, valuePath(valueField)).find((item) => item !== null);
      if (exampleValue === undefined) return true;
      value.textContent = shortJson(exampleValue);
      return false;
    });
  }
}
