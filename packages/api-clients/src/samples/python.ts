import { pythonString, serverOrigin } from 'openapi-toolkit';
import { joinLines, literal, pythonNotation, type WriteCall } from 'openapi-toolkit/samples';
import { pythonName } from '../clients/python/text';

/** Longest call on one line, in characters. */
const LONGEST_CALL = 50;

/** A call through the Python client of the site. */
export const pythonClient: WriteCall = (call, { url, output }) => {
  const { client, className, docs, api, operation, values, headers } = call;
  const argument = (name: string, value: unknown) =>
    `${name}=${literal(value, pythonNotation, '    ', name.length + 5)}`;
  const named = Object.fromEntries(headers.map(({ name, value }) => [name, value]));
  const passed = Object.entries(values).map(([name, value]) => argument(pythonName(name), value));
  const flat = passed.join(', ');
  const isFlat = !flat.includes('\n') && flat.length < LONGEST_CALL;
  const isPrinted = output === 'json';
  return joinLines(
    '# Python 3.10 or later: python3 request.py',
    `# The client, to install first: ${docs}`,
    isPrinted && 'import json\n',
    `from ${client.replaceAll('-', '_')} import ${className}`,
    '',
    `client = ${className}(host=${pythonString(serverOrigin(url))}${headers.length > 0 ? `, ${argument('headers', named)}` : ''})`,
    `${isPrinted ? 'response = ' : ''}client.${pythonName(api)}.${pythonName(operation)}(${isFlat ? flat : `\n${passed.map((argument) => `    ${argument},\n`).join('')}`})`,
    isPrinted && 'print(json.dumps(response, indent=2, ensure_ascii=False))',
  );
};
