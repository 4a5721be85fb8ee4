import type { Document, Located } from '../../openapi';
import type { Operation } from '../../openapi/model';
import { javascript } from './javascript';
import { python } from './python';
import { type SenderCheck, senderCheck } from './senderCheck';

/** Input of a webhook handler sample. */
export interface Handler {
  /** In upper case. */
  method: string;
  senderCheck?: SenderCheck;
  isJson: boolean;
  /** Status of the response that the API expects. */
  status: number;
}

/** Returns the success status that the contract requires of the receiver, else 200. */
const statusOf = ({ responses }: Operation): number =>
  Number(responses.find(({ status }) => /^2\d\d$/.test(status))?.status ?? 200);

/** Returns runnable programs that receive a webhook and verify its sender. */
export function handlerSamples(operation: Operation, located: Located, document: Document) {
  const handler: Handler = {
    method: operation.method.toUpperCase(),
    senderCheck: senderCheck(document, located),
    isJson: /[/+]json\b/i.test(operation.requestBody?.media[0]?.type ?? ''),
    status: statusOf(operation),
  };
  return [
    { language: 'javascript', label: 'Node.js', text: javascript(handler) },
    { language: 'python', label: 'Python', text: python(handler) },
  ];
}
