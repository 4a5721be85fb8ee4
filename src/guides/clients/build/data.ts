import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { clientFiles } from '#site/clientPackages';
import { portal } from '#site/portal';
import { packageLanguages } from './languages';
import { type Program, packageProgram, type ShownProgram, shownProgram } from './programs';

const NAME = 'try-client';

/** One call with a retry budget, in the languages of the samples. */
export const callLanguages: readonly Program[] = [
  { id: 'shell', label: 'Shell', files: ['call.sh'], command: 'bash call.sh' },
  { id: 'javascript', label: 'JavaScript', files: ['client.mjs', 'try-client.mjs'], command: 'node try-client.mjs' },
  packageProgram(packageLanguages.typescript, NAME),
  packageProgram(packageLanguages.python, NAME),
  { id: 'csharp', label: 'C#', files: ['Client.cs', 'TryClient.cs'], command: 'dotnet run' },
  packageProgram(packageLanguages.java, NAME),
  { id: 'php', label: 'PHP', files: ['client.php'], command: 'php client.php' },
  { id: 'go', label: 'Go', files: ['main.go'], command: 'go run main.go' },
];

/** Record of the calls through each client: `tests/clients/clients.run.test.ts`. */
const PROOF = path.join(portal.paths.data, 'clients-proof.json');

type Attributes = Readonly<Record<string, string>>;

export interface ProgramsData {
  languages: ShownProgram[];
}

const programsData = async (programs: readonly Program[]): Promise<ProgramsData> => ({
  languages: await Promise.all(programs.map(shownProgram)),
});

/** Returns a program in every language with a client. Takes `name`; `steps="all"` adds how to install and run it. */
export function clientProgramData({ name = '', steps }: Attributes): Promise<ProgramsData> {
  const programs = Object.values(packageLanguages).map((language) => packageProgram(language, name));
  return programsData(steps === 'all' ? programs : programs.map(({ id, label, files }) => ({ id, label, files })));
}

/** Returns one call with a retry budget, in every language of the samples. Takes no attributes. */
export const clientProgramsData = (): Promise<ProgramsData> => programsData(callLanguages);

/** Files for Maven and IDEs, beside the jar. */
const JAVA_FILES = [
  { name: 'javaSources', label: 'sources' },
  { name: 'javaPom', label: 'POM' },
] as const;

export interface ClientPackagesData {
  packages: {
    label: string;
    needs: string;
    /** Absent if the build could not make it. */
    made?: { href: string; file: string; kilobytes: number; others: { href: string; label: string }[] };
    /** Calls whose result was compared with that of a plain request. */
    proof?: { pairs: number; errors: number };
  }[];
}

/** Returns the packages with what was run through them. Takes no attributes. */
export async function clientPackagesData(): Promise<ClientPackagesData> {
  const files = clientFiles();
  const proof: Record<string, { pairs: number; errors: number }> = existsSync(PROOF)
    ? JSON.parse(await readFile(PROOF, 'utf8'))
    : {};
  const packages = Object.values(packageLanguages).map(async ({ id, label, needs }) => {
    const bytes = await readFile(path.join(portal.paths.static, files[id])).catch(() => undefined);
    const made = bytes && {
      href: `/${files[id]}`,
      file: path.basename(files[id]),
      kilobytes: Math.round(bytes.length / 1000),
      others: id === 'java' ? JAVA_FILES.map((item) => ({ label: item.label, href: `/${files[item.name]}` })) : [],
    };
    return { label, needs, made, proof: proof[id] };
  });
  return { packages: await Promise.all(packages) };
}
