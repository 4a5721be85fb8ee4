import type { Document, Located } from '../../openapi';
import type { Operation } from '../../openapi/model';
import { javascript } from './javascript';
import { type Proof, proofOf } from './proofOf';
import { python } from './python';

/** What a sample that receives a webhook is made from. */
export interface Handler {
  /** In upper case. */
  method: string;
  proof?: Proof;
  isJson: boolean;
  /** Status of the response that the API waits for. */
  status: number;
}

/** The success that the contract asks of the receiver; 200 where it asks for none. */
const statusOf = ({ responses }: Operation): number =>
  Number(responses.find(({ status }) => /^2\d\d$/.test(status))?.status ?? 200);

/** Programs that receive a webhook and check who sent it, runnable as they stand. */
export function handlerSamples(operation: Operation, located: Located, document: Document) {
  const handler: Handler = {
    method: operation.method.toUpperCase(),
    proof: proofOf(document, located),
    isJson: /[/+]json\b/i.test(operation.requestBody?.media[0]?.type ?? ''),
    status: statusOf(operation),
  };
  return [
    { language: 'javascript', label: 'Node.js', text: javascript(handler) },
    { language: 'python', label: 'Python', text: python(handler) },
  ];
}
