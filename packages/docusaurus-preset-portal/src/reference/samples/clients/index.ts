import type { TypedApis } from '../../../clients/typedApis';
import type { Sample } from '../../../openapi/model';
import type { SampleRequest } from '../../requests/request';
import { CLIENT_LANGUAGES, type ClientLanguage } from '../languages';
import { prepareRequest, type WriteCall } from '../prepareRequest';
import { javaClient } from './java';
import { pythonClient } from './python';
import { typescriptClient } from './typescript';

/**
 * Returns the calls of the site's clients that send a request; none for a request without a call.
 *
 * @param javaNote Line of a comment on the values of the call in Java, which needs the types of operations.
 */
export function clientSamples(request: SampleRequest, typed?: TypedApis, javaNote?: string): Sample[] {
  const prepared = prepareRequest(request);
  const { call } = prepared;
  const write: Readonly<Record<ClientLanguage, WriteCall | undefined>> = {
    'typescript-client': typescriptClient,
    'python-client': pythonClient,
    'java-client': typed && javaClient(typed, javaNote),
  };
  return CLIENT_LANGUAGES.flatMap(({ language, label }) => {
    const text = call && write[language]?.(call, prepared);
    return text ? [{ language, label, text }] : [];
  });
}
