import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { clientFiles } from '../../../clients/files';
import { paths } from '../../../lib/paths';
import { applyBranding } from '../../../openapi/applyBranding';
import type { Html } from '../../../openapi/model';
import { highlight } from '../../../reference/highlight';
import { packageLanguages } from './languages';

/** Programs that call the clients; tests run them as they stand. */
const PROGRAMS = path.join(paths.data, 'clients');
/** Record of the calls through each client: `tests/clients/proof.ts`. */
const PROOF = path.join(paths.data, 'clients-proof.json');

export interface ClientProgramData {
  languages: {
    id: string;
    label: string;
    file: string;
    html: Html;
    /** Commands that install the package and run the program. */
    steps?: { install: Html; run: Html };
  }[];
}

/** Returns a program in every language with a client. Takes `name`; `steps="all"` adds how to install and run it. */
export async function clientProgramData({
  name = '',
  steps,
}: Readonly<Record<string, string>>): Promise<ClientProgramData> {
  const languages = Object.values(packageLanguages).map(async ({ id, label, ...language }) => {
    const file = language.file(name);
    const text = await readFile(path.join(PROGRAMS, file), 'utf8').catch(() => {
      throw new Error(`no program "${name}": ${PROGRAMS}/${file} is missing`);
    });
    return {
      id,
      label,
      file,
      html: highlight(applyBranding(text).trimEnd(), id),
      steps:
        steps === 'all'
          ? {
              install: highlight(language.install(), 'bash'),
              run: highlight(language.run(file), 'bash'),
            }
          : undefined,
    };
  });
  return { languages: await Promise.all(languages) };
}

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
    const bytes = await readFile(path.join(paths.static, files[id])).catch(() => undefined);
    const made = bytes && {
      href: `/${files[id]}`,
      file: path.basename(files[id]),
      kilobytes: Math.round(bytes.length / 1000),
      others: id === 'java' ? JAVA_FILES.map((one) => ({ label: one.label, href: `/${files[one.name]}` })) : [],
    };
    return { label, needs, made, proof: proof[id] };
  });
  return { packages: await Promise.all(packages) };
}
