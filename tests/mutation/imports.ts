/** The files that each file imports, all from the root; types are no imports. */
export type Imports = Map<string, string[]>;

/** What is imported by the files of some folders, and by what they import. */
export async function importsOf(folders: string[]): Promise<Imports> {
  // A module of another kind: required, it would not load.
  const { cruise } = await import('dependency-cruiser');
  const { output } = await cruise(folders, { doNotFollow: 'node_modules' }, { alias: { '@site': process.cwd() } });
  if (typeof output === 'string') throw new Error(output);
  return new Map(
    output.modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
}

/** Every file that a file needs, with the number of imports to it: 1 for what it imports itself. */
export function reachedFrom(file: string, imports: Imports): Map<string, number> {
  const distances = new Map([[file, 0]]);
  // A map gives what is added while it is read, too: the nearest comes first.
  for (const [one, distance] of distances) {
    for (const next of imports.get(one) ?? []) if (!distances.has(next)) distances.set(next, distance + 1);
  }
  return distances;
}
