/**
 * Reads the file `_headers` of a build: a path pattern, then its headers, indented.
 *
 * @returns The headers of a path; later patterns win.
 */
export function headersOf(text: string): (pathname: string) => Map<string, string> {
  const blocks: { prefix: string; headers: [name: string, value: string][] }[] = [];
  for (const line of text.split('\n')) {
    const header = /^\s+([\w-]+): (.*)$/.exec(line);
    if (header) blocks.at(-1)?.headers.push([header[1] as string, header[2] as string]);
    else if (line.startsWith('/')) blocks.push({ prefix: line.replace(/\*$/, ''), headers: [] });
  }
  if (!blocks[0]?.headers.some(([name]) => name === 'Content-Security-Policy'))
    throw new Error('The file _headers of the build has no content policy. Run "npm run build".');
  return (pathname) =>
    new Map(blocks.filter(({ prefix }) => pathname.startsWith(prefix)).flatMap(({ headers }) => headers));
}
