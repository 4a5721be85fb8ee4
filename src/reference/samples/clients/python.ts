import type { ClientCall, ClientModel } from '../../../clients/model';
import { pythonName } from '../../../clients/python/text';
import { literal, pythonNotation } from '../literal';

/** Returns a program that makes a call with the Python client. */
export function pythonCall({ name, className }: ClientModel, call: ClientCall): string {
  const { api, operation, parameters, body, headers } = call;
  const values = Object.entries({ ...parameters, ...(body !== undefined && { body }) });
  const settings = Object.keys(headers).length > 0 ? `headers=${literal(headers, pythonNotation, '', 30)}` : '';
  const passed = values.map(([key, value]) => {
    const before = `    ${pythonName(key)}=`;
    return `${before}${literal(value, pythonNotation, '    ', before.length)},\n`;
  });
  const flat = passed.map((line) => line.trim().replace(/,$/, '')).join(', ');
  const isShort = !flat.includes('\n') && flat.length < 50;
  return `# Python 3.10 or later, with the client: pip install ${name}
from ${name.replaceAll('-', '_')} import ${className}

client = ${className}(${settings})
answer = client.${pythonName(api.id)}.${pythonName(operation.name)}(${isShort ? flat : `\n${passed.join('')}`})
print(answer)
`;
}
