import { readFileSync } from 'node:fs';
import get from 'lodash/get';
import { parse } from 'yaml';

/** A position that states a fact, and the form of the statement. */
export interface Statement {
  file: string;
  /** Text in the file, with `{value}` for the value. */
  says?: string;
  /** Pattern whose group has the value. */
  finds?: string;
  /** Factor between the unit of the position and that of the value, such as 1000 for milliseconds. */
  unit?: number;
  /** Path to the value in a YAML file. */
  at?: string;
}

export interface Fact {
  id: string;
  fact: string;
  value?: number | number[];
  places: Statement[];
  /** Patterns of texts that contradict the fact. */
  never?: string[];
}

/** A list that an operation returns. */
export interface List {
  /** Default and maximum page size; absent if the whole list is returned at once. */
  pages?: [number, number];
  order: string;
  page: string;
  beside: string[];
}

interface Facts {
  facts: Fact[];
  codes: Record<string, string[]>;
  lists: Record<string, List>;
}

const read = (file: string): string => readFileSync(file, 'utf8');

export const readFacts = (): Facts => parse(read('docs/_data/facts.yaml'));

/** Text without line breaks and without YAML's marks for them. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d[\d_]*/g)].map(([one]) => Number(one.replaceAll('_', '')));

/** Returns the differing statement of a position; undefined if it agrees with the fact. */
export function difference({ value }: Fact, { file, says, finds, unit = 1, at }: Statement): string | undefined {
  const text = read(file);
  const wanted = [value ?? []].flat();
  if (says !== undefined) {
    const sentence = says.replace('{value}', wanted.map((one) => one.toLocaleString('en-GB')).join());
    return onOneLine(text).includes(onOneLine(sentence)) ? undefined : `does not say "${sentence}"`;
  }
  if (finds !== undefined) {
    const found = [...text.matchAll(new RegExp(finds, 'g'))].map(([, group = '']) => numbersIn(group));
    if (found.length === 0) return `has nothing like ${finds}`;
    const other = found.find((numbers) => numbers.map((one) => one / unit).join() !== wanted.join());
    return other && `says ${other.join()}, not ${wanted.join()}`;
  }
  const stated = get(parse(text), at ?? '');
  return stated === value ? undefined : `has ${stated} at ${at}, not ${value}`;
}
