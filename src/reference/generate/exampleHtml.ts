import type { ElementContent } from 'hast';
import { highlight, htmlOf, span, text } from '../../highlight';
import type { Example, Html, Media, Operation } from '../../openapi/model';
import { clean } from '../../openapi/text';

const CLASSES: Record<string, string> = { string: 'hl-s', number: 'hl-n', boolean: 'hl-l', object: 'hl-l' };

const literal = (value: unknown, className = CLASSES[typeof value] ?? '') =>
  span(className, [text(JSON.stringify(value))]);

/** Key of an object, with the path of its property as `data-p`. */
function keyOf(key: string, path: string): ElementContent {
  const element = literal(key, 'hl-a');
  element.properties.dataP = clean(path);
  return element;
}

function write(value: unknown, path: string, indent: string): ElementContent[] {
  if (typeof value !== 'object' || value === null) return [literal(value)];
  const inner = `${indent}  `;
  const rows = Array.isArray(value)
    ? value.map((item) => write(item, `${path}[]`, inner))
    : Object.entries(value).map(([key, item]) => {
        const at = path === '' ? key : `${path}.${key}`;
        return [keyOf(key, at), text(': '), ...write(item, at, inner)];
      });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  if (rows.length === 0) return [text(`${open}${close}`)];
  return [
    ...rows.flatMap((row, index) => [text(`${index === 0 ? open : ','}\n${inner}`), ...row]),
    text(`\n${indent}${close}`),
  ];
}

/** JSON as highlighted HTML in which every key carries the path of its property (`data-p`). */
function jsonHtml(json: string): Html {
  try {
    return htmlOf(write(JSON.parse(json), '', ''));
  } catch {
    return htmlOf([text(json)]);
  }
}

const withHtml = (example: Example): Example => ({
  ...example,
  html: example.language === 'json' ? jsonHtml(example.text) : highlight(example.text, example.language),
});

const mediaWithHtml = (media: Media): Media => ({ ...media, examples: media.examples.map(withHtml) });

/** The operation, with every example of it highlighted. */
export function withExampleHtml(operation: Operation): Operation {
  const { parameters, requestBody, responses, callbacks } = operation;
  return {
    ...operation,
    parameters: parameters.map((one) => ({ ...one, examples: one.examples.map(withHtml) })),
    requestBody: requestBody && { ...requestBody, media: requestBody.media.map(mediaWithHtml) },
    responses: responses.map((one) => ({ ...one, media: one.media.map(mediaWithHtml) })),
    callbacks: callbacks.map((one) => ({ ...one, operation: withExampleHtml(one.operation) })),
  };
}
