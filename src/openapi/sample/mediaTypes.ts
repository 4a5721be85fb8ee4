/** Media types that are text a person can write. */
const TEXT =
  /^text\/|[/+](json|xml|yaml|x-yaml|csv|x-ndjson|ndjson|jsonl|json-seq|javascript|graphql|sql|x-www-form-urlencoded)$/;
const LINES = /[/+](x-ndjson|ndjson|jsonl|x-jsonlines|jsonlines|json-seq)$/;

/** A media type without its parameters, in lower case. */
export const essence = (mediaType: string): string => mediaType.replace(/;.*$/s, '').trim().toLowerCase();

/** Whether a body of this media type is text. */
export const isTextType = (mediaType: string): boolean => TEXT.test(essence(mediaType));

/** One JSON document. */
export const isJsonType = (mediaType: string): boolean => /[/+]json$/.test(essence(mediaType));

/** A JSON document on each line. */
export const isJsonLinesType = (mediaType: string): boolean => LINES.test(essence(mediaType));

export const isXmlType = (mediaType: string): boolean => /[/+]xml$/.test(essence(mediaType));
