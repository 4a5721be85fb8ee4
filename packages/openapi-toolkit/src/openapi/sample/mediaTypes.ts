const TEXT_TYPE =
  /^text\/|[/+](json|xml|yaml|x-yaml|csv|x-ndjson|ndjson|jsonl|json-seq|javascript|graphql|sql|x-www-form-urlencoded)$/;
const JSON_LINES = /[/+](x-ndjson|ndjson|jsonl|x-jsonlines|jsonlines|json-seq)$/;

/** Returns a media type without its parameters, in lower case. */
export const essence = (mediaType: string): string => mediaType.replace(/;.*$/s, '').trim().toLowerCase();

export const isTextType = (mediaType: string): boolean => TEXT_TYPE.test(essence(mediaType));

/** True for a single JSON document. */
export const isJsonType = (mediaType: string): boolean => /[/+]json$/.test(essence(mediaType));

/** True for one JSON document on each line. */
export const isJsonLinesType = (mediaType: string): boolean => JSON_LINES.test(essence(mediaType));

/** Returns the media types of a body in their order, but JSON first, then other types of JSON. */
export const byPreference = <Media>(content: Record<string, Media> | undefined): [type: string, media: Media][] => {
  const all = Object.entries(content ?? {});
  const rank = ([type]: [string, Media]) =>
    essence(type) === 'application/json' ? 0 : isJsonType(type) && !type.includes('*') ? 1 : 2;
  return all.sort((one, other) => rank(one) - rank(other));
};

export const isXmlType = (mediaType: string): boolean => /[/+]xml$/.test(essence(mediaType));
