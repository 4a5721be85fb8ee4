import { addressOf, bodyOf, type Collection, HOST, headersOf, KEY } from './collection';

/** A `.http` file, as the HTTP clients of JetBrains and Visual Studio Code read it. */
export function httpFile({ title, version, origin, keyVariable, calls }: Collection): string {
  const head = [
    `# ${title} ${version}`,
    `# The key comes from the environment variable ${keyVariable}.`,
    `# JetBrains: write {{$env.${keyVariable}}} in the line of ${KEY}.`,
    `@${HOST} = ${origin}`,
    `@${KEY} = {{$processEnv ${keyVariable}}}`,
    '',
  ];
  const requests = calls.map((call) => {
    const headers = headersOf(call).map(({ name, value }) => `${name}: ${value}`);
    const body = bodyOf(call);
    return [
      `### ${call.title}`,
      `# @name ${call.id}`,
      `${call.request.method} ${addressOf(call, origin)}`,
      ...headers,
      ...(body === undefined ? [] : ['', body]),
      '',
    ].join('\n');
  });
  return [...head, ...requests].join('\n');
}
