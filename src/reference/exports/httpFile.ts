import { BASE, bodyOf, headersOf, type Kit, pathOf } from './calls';

/** A `.http` file, as the HTTP clients of JetBrains and Visual Studio Code read it. */
export function httpFile({ title, version, origin, keyVariable, calls }: Kit): string {
  const head = [
    `# ${title} ${version}`,
    `# The key comes from the environment variable ${keyVariable}.`,
    `# JetBrains: write {{$env.${keyVariable}}} in the line of apiKey.`,
    `@${BASE} = ${origin}`,
    `@apiKey = {{$processEnv ${keyVariable}}}`,
    '',
  ];
  const requests = calls.map((call) => {
    const headers = headersOf(call, '{{apiKey}}').map(({ name, value }) => `${name}: ${value}`);
    const body = bodyOf(call);
    return [
      `### ${call.title}`,
      `# @name ${call.operationId}`,
      `${call.request.method} {{${BASE}}}${pathOf(call, origin)}`,
      ...headers,
      ...(body === undefined ? [] : ['', body]),
      '',
    ].join('\n');
  });
  return [...head, ...requests].join('\n');
}
