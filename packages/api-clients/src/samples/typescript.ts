import { jsString, serverOrigin } from 'openapi-toolkit';
import { joinLines, jsNotation, literal, type WriteCall } from 'openapi-toolkit/samples';

/** A call through the TypeScript client of the site. */
export const typescriptClient: WriteCall = (
  { client, className, docs, api, operation, values, headers },
  { url, output },
) => {
  const named = Object.fromEntries(headers.map((header) => [header.name, header.value]));
  const options = { host: serverOrigin(url), ...(headers.length > 0 && { headers: named }) };
  const construct = `const { ${api} } = new ${className}(`;
  const isPrinted = output === 'json';
  const call = `${isPrinted ? 'const response = ' : ''}await ${api}.${operation}(`;
  const given = Object.keys(values).length > 0 ? literal(values, jsNotation, '', call.length) : '';
  return joinLines(
    '// Node.js 20 or later: npx tsx request.mts',
    `// The client, to install in the same folder: ${docs}`,
    `import { ${className} } from ${jsString(client)};`,
    '',
    `${construct}${literal(options, jsNotation, '', construct.length)});`,
    `${call}${given});`,
    isPrinted && 'console.log(JSON.stringify(response, null, 2));',
  );
};
