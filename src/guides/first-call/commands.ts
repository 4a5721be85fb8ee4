import { aboutOf } from 'docusaurus-preset-portal/terms';
import { sandbox, site } from '#site';

/** A command in the shells of the three systems. */
export interface Command {
  /** Linux and macOS. */
  bash: string;
  /** Windows PowerShell 5.1, which Windows brings, and PowerShell 7. */
  powershell: string;
}

const { example, file, tarball, origin } = aboutOf({ sandbox, site });
const { hostVariable, keyVariable } = site;

/** Sets the host and the key of the requests, on one line. */
const point = (host: string, key: string): Command => ({
  bash: `export ${hostVariable}='${host}' ${keyVariable}='${key}'`,
  powershell: `$env:${hostVariable} = '${host}'; $env:${keyVariable} = '${key}'`,
});

/** Starts the sandbox from a clone of the repository of this site. */
const fromClone: Command = { bash: 'npm run sandbox', powershell: 'npm.cmd run sandbox' };

const request: Command = {
  bash: `curl "$${hostVariable}${example}" \\
  -H "X-API-Key: $${keyVariable}" \\
  --fail-with-body`,
  powershell: `Invoke-RestMethod "$env:${hostVariable}${example}" \`
  -Headers @{ 'X-API-Key' = $env:${keyVariable} } \`
  -MaximumRedirection 0 |
  ConvertTo-Json -Depth 20`,
};

/** A request to the sandbox that gets an error. */
const failing: Command = {
  bash: `curl -i ${origin}${example} \\
  -H 'X-API-Key: sandbox' \\
  -H 'Prefer: code=429'`,
  powershell: `Invoke-RestMethod ${origin}${example} \`
  -Headers @{ 'X-API-Key' = 'sandbox'; Prefer = 'code=429' }`,
};

const after = (first: Command, second: Command): Command => ({
  bash: `${first.bash}\n${second.bash}`,
  powershell: `${first.powershell}\n${second.powershell}`,
});

/**
 * Every command that the first call and the sandbox need, by name. The dev server has no file to fetch.
 *
 * @param apiBaseUrl Host of the APIs, without a slash at the end.
 */
export function commandsOf(apiBaseUrl: string) {
  const isDevServer = process.env.NODE_ENV === 'development';
  // Windows PowerShell refuses scripts, and `npx` is one there; `npx.cmd` is not.
  const npx = (what: string): Command => ({ bash: `npx --yes ${what}`, powershell: `npx.cmd --yes ${what}` });
  return {
    start: isDevServer ? fromClone : npx(file),
    alone: isDevServer ? fromClone : npx(`${file} --sandbox`),
    ask: after(point(origin, 'sandbox'), request),
    point: point(origin, 'sandbox'),
    switch: point(apiBaseUrl, 'your key'),
    again: request,
    error: failing,
    download: {
      bash: `curl -fO ${file} -O ${file}.sha256`,
      powershell: `Invoke-WebRequest ${file} -OutFile ${tarball} -UseBasicParsing`,
    },
    verify: {
      bash: `shasum --algorithm 256 --check ${tarball}.sha256`,
      powershell: `(Invoke-RestMethod ${file}.sha256).StartsWith((Get-FileHash ${tarball}).Hash.ToLower())`,
    },
    run: npx(`./${tarball}`),
    version: npx(`./${tarball} --version`),
  } satisfies Record<string, Command>;
}
