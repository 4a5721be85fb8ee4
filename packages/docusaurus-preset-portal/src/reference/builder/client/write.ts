import { clientWriters } from '@client-writers';
import { restoreIntegers } from 'openapi-toolkit';
import { prepareRequest, writers as requestWriters, type Write } from 'openapi-toolkit/samples';
import { formRequest } from '../form/request';
import type { FormValues, OperationForm, Preset } from '../form/types';

/** Returns the sample of a request in a language, from the function that also writes it at build. */
export const writeSample = (
  write: Write,
  form: OperationForm,
  values: FormValues,
  extraHeaders?: Preset['extraHeaders'],
): string => restoreIntegers(write(prepareRequest(formRequest(form, values, extraHeaders))));

/** Writers of requests and of calls through clients, by language. */
export const writers = { ...requestWriters, ...clientWriters };
