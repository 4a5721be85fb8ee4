import { failures } from '../../../vocabulary/language';
import { namesIn } from '../names';
import type { SearchRecord } from '../records';
import { isStatus } from './statuses';

/** Whether a query says that something fails: then an error is the result rather than what it is about. */
export const saysItFails = (query: string): boolean => failures.test(query);

/** Whether a record describes an error: its names have a status. */
export const isError = ({ kind, label }: SearchRecord): boolean => kind === 'guide' && namesIn(label).some(isStatus);
