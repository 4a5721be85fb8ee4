import type { ElementContent } from 'hast';
import type { Example, Html, Media, Operation } from '../../openapi/model';
import { highlight, htmlOf, span, text } from '../highlight';

const CLASSES: Record<string, string> = { string: 'hl-s', number: 'hl-n', boolean: 'hl-l', object: 'hl-l' };

const literal = (value: unknown, className = CLASSES[typeof value] ?? '') =>
  span(className, [text(JSON.stringify(value))]);

function write(value: unknown, indent: string): ElementContent[] {
  if (typeof value !== 'object' || value === null) return [literal(value)];
  const inner = `${indent}  `;
  const rows = Array.isArray(value)
    ? value.map((item) => write(item, inner))
    : Object.entries(value).map(([key, item]) => [literal(key, 'hl-a'), text(': '), ...write(item, inner)]);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  if (rows.length === 0) return [text(`${open}${close}`)];
  return [
    ...rows.flatMap((row, index) => [text(`${index === 0 ? open : ','}\n${inner}`), ...row]),
    text(`\n${indent}${close}`),
  ];
}

/** Returns JSON as highlighted HTML. */
function jsonHtml(json: string): Html {
  try {
    return htmlOf(write(JSON.parse(json), ''));
  } catch {
    return htmlOf([text(json)]);
  }
}

const withHtml = (example: Example): Example => ({
  ...example,
  html: example.language === 'json' ? jsonHtml(example.text) : highlight(example.text, example.language),
});

const mediaWithHtml = (media: Media): Media => ({ ...media, examples: media.examples.map(withHtml) });

/** Returns the operation with all its examples highlighted. */
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
