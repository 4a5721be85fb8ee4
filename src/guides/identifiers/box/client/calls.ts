import { ownValue } from 'openapi-toolkit';
import { recognise } from '#site';
import { filledIn } from '../placeholder';
import { atServer, loadData, NO_DATA } from './loadData';
import { requestsFor } from './requests';
import { noMatchMessage, pastedValues } from './values';

/** Requests that send a text, or the reason why there are none. */
export interface ValueCalls {
  name: string;
  /** Identifier that the value fills, if an operation takes it. */
  identifier?: string;
  value: string;
  /** Operations with their pages; without a command if the value must not be part of one. */
  calls: readonly { label: string; to: string; command?: string; response?: unknown }[];
  reason?: string;
}

const noCall = (reason: string, calls: ValueCalls['calls'] = []): ValueCalls => {
  return { name: 'No request', value: '', calls, reason };
};

/** Returns the requests that send a text, best first. Personal data is part of none. */
export async function callsFor(text: string): Promise<ValueCalls> {
  const data = await loadData().catch(() => NO_DATA);
  const [typed, ...others] = pastedValues(text, data.codes);
  if (typed === undefined) return noCall('Paste a value, or choose an example.');
  if (others.length > 0) return noCall('These are several values. Paste one of them to see its request.');
  const [best] = recognise(typed, data.codes);
  if (!best) return noCall(noMatchMessage(typed));
  const bodies = best.isPersonal ? (ownValue(data.bodies, best.identifier) ?? []) : [];
  const pages = bodies.map(({ title, href }) => ({ label: title, to: href }));
  if (pages.length > 0) return noCall('It may be sent in the body of a POST only, so no request is shown.', pages);
  const requests = best.isValid ? requestsFor(best, data).filter(({ curl }) => curl !== undefined) : [];
  if (requests.length === 0) return noCall(best.verdict);
  const [identifier, value = ''] = Object.entries(best.fills)[0] ?? [];
  const calls = requests.map(({ title, href, curl = '' }) => ({
    label: title,
    to: href,
    command: filledIn(atServer(curl, data), best.fills),
  }));
  return { name: best.name, identifier, value, calls };
}
