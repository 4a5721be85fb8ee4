import { language } from 'docusaurus-preset-portal/content';
import { namesIn } from '../names';
import type { SearchRecord } from '../records';
import { isStatus } from './statuses';

const { failures } = language;

/** True if a query describes a failure: then errors rank before the thing that fails. */
export const isFailureQuery = (query: string): boolean => failures.test(query);

/** True if a record describes an error: its names contain a status code. */
export const isError = ({ kind, label }: SearchRecord): boolean => kind === 'guide' && namesIn(label).some(isStatus);
