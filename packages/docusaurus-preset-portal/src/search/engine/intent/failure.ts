import { language } from 'docusaurus-preset-portal/content';
import { splitNames } from '../names';
import type { SearchRecord } from '../records';
import { isStatus } from './statuses';

const { failures } = language;

/** True if a query describes a failure: then errors rank before the thing that fails. */
export const isFailureQuery = (query: string): boolean => failures.test(query);

/** True if a record describes an error: its names contain a status code. */
export const describesError = ({ kind, label }: SearchRecord): boolean =>
  kind === 'guide' && splitNames(label).some(isStatus);
