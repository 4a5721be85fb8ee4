import type { TypedAttributes } from 'docusaurus-preset-portal';
import { danglingReference, readOperationPage } from 'docusaurus-preset-portal/node';
import { portal } from '#site/portal';
import { daysTo, noonOf, type Version } from '../versions';

export interface TwoTimesData {
  versions: Version[];
  /** First day of the drawing. */
  first: string;
  /** Days in the drawing after the first. */
  days: number;
  /** Initial days of effect and of registration, counted from the first. */
  effect: number;
  registration: number;
}

/**
 * Returns the versions of an example of the feature history. Attributes: `operation`; `example`, by its name in the
 * contract; `from` and `to`, the days of the drawing; `effect` and `registration`, the days chosen initially.
 */
export async function twoTimesData(attributes: TypedAttributes): Promise<TwoTimesData> {
  const { operation: name = '', example: wanted = '', from = '', to = '', effect = '', registration = '' } = attributes;
  const { operation } = await readOperationPage(portal, name);
  const examples = operation.responses.flatMap(({ media }) => media.flatMap((media) => media.examples));
  const example = examples.find((example) => example.name === wanted);
  if (!example) {
    const names = examples.map((example) => example.name);
    throw danglingReference(name, 'example', wanted, names);
  }
  const { items }: { items: Version[] } = JSON.parse(example.text);
  const dayOf = (day: string) => Math.round(daysTo(from, noonOf(day, 0)));
  return {
    versions: items.map(({ value, sequenceNumber, validFrom, validTo, registeredFrom, registeredTo }) => ({
      value,
      sequenceNumber,
      validFrom,
      validTo,
      registeredFrom,
      registeredTo,
    })),
    first: from,
    days: dayOf(to),
    effect: dayOf(effect),
    registration: dayOf(registration),
  };
}
