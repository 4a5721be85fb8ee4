import { createSample, createSamples } from '../../samples';
import { formRequest } from '../form/request';
import { type Mark, marksOf } from '../form/twin';
import { BODY, type Form, type Preset, type Values } from '../form/types';

/** The samples of a request by language: the very functions that write them at build. */
export const writeAll = (form: Form, values: Values, extra?: Preset['extra']): Record<string, string> =>
  Object.fromEntries(createSamples(formRequest(form, values, extra)).map(({ language, text }) => [language, text]));

/** Where the values stand in the sample of a language. */
export const marksIn = (form: Form, values: Values, language: string, extra?: Preset['extra']): Mark[] =>
  marksOf(values, [BODY], (given) => createSample(formRequest(form, given, extra), language));

export { formRequest };
