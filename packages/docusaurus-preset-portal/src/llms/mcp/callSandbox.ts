import { operationAt } from './pages';
import { formOf, missingInPath, REQUEST_PROPERTIES, type RequestArguments, respondTo, writeRequest } from './requests';
import { argumentsOf, type Tool, ToolError } from './tool';

const MAX_CHARACTERS = 200_000;

export const callSandbox: Tool<RequestArguments & { status?: number }> = {
  name: 'call_sandbox',
  title: 'Call the sandbox',
  description:
    'Sends a request to the sandbox in this server, with invented data, and returns its response. The values are sent as they are, also wrong ones: the response says what is wrong.',
  input: argumentsOf(
    {
      ...REQUEST_PROPERTIES,
      status: {
        type: 'integer',
        minimum: 100,
        maximum: 599,
        description: 'Status of the response, to see an error: 404, 429, 503. By default that of the values.',
      },
    },
    ['operation'],
  ),
  run: ({ operation: name, parameters = {}, body: sent, status: wanted }, knowledge) => {
    const operation = operationAt(name, knowledge);
    const form = formOf(operation, knowledge);
    const missing = missingInPath(form, parameters);
    if (missing.length > 0)
      throw new ToolError('invalid-argument', `The path ${operation.path} needs a value for ${missing.join(', ')}.`);
    const { status, headers, body } = respondTo(
      writeRequest(form, parameters, sent, wanted === undefined ? [] : [{ name: 'Prefer', value: `code=${wanted}` }]),
      knowledge,
    );
    if (body.length > MAX_CHARACTERS)
      throw new ToolError('response-too-large', `The response has ${body.length} characters.`);
    const contentType = headers['Content-Type'] ?? null;
    return { status, contentType, body: contentType?.includes('json') && body !== '' ? JSON.parse(body) : body };
  },
};
