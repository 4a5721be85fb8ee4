import path from 'node:path';
import { apis, sandbox as ownSandbox, site } from 'docusaurus-preset-portal/content';
import type { StoredKnowledge } from 'docusaurus-preset-portal/program';
import { aboutOf } from 'docusaurus-preset-portal/terms';
import { UserError } from 'openapi-toolkit';
import {
  createSandbox,
  optionsUsage,
  plainContent,
  portOf,
  type ReadContent,
  type SandboxData,
  serverCommand,
  startSandbox as serveSandbox,
} from 'openapi-toolkit/sandbox';
import { serve } from '../mcp/server';
import type { Tool } from '../mcp/tool';
import { NAMES, type ProgramInfo, versionOf } from './about';
import { openArchive } from './archive';
import { ARCHIVE, packAgain } from './npmPackage';
import { pagesOf } from './pages';

/** Tools for coding agents that every portal has. */
export { portalTools } from '../mcp/server';

const sandbox = aboutOf({ site, sandbox: ownSandbox });

const OPTIONS = { sandbox: { type: 'boolean' }, mcp: { type: 'boolean' }, version: { type: 'boolean' } } as const;

const USAGE = `Usage: npx ./${sandbox.tarball} [--sandbox | --mcp] [--port ${portOf(sandbox)}] [--host 127.0.0.1]

Serves this documentation and all APIs on this machine, with invented data. It needs no network and writes no file.
  --sandbox  Serve the APIs alone.
  --mcp      Be a server of the Model Context Protocol over stdio, for coding agents. It opens no port.
${optionsUsage(sandbox)}
  --version  Show the version of the documentation, and the digest of the contracts.`;

/** Runs the command of the file that readers take along; `pack.ts` bundles it with the content and tools of the site. */
export const startProgram = <Data extends SandboxData>(
  readContent: ReadContent<Data> = () => plainContent(sandbox),
  tools: readonly Tool[] = [],
): Promise<void> =>
  serverCommand(
    sandbox,
    USAGE,
    OPTIONS,
    async ({ host, port: givenPort, sandbox: isAlone, mcp: isMcp, version }, port) => {
      if (isMcp && (givenPort ?? host ?? isAlone) !== undefined)
        throw new UserError('--mcp opens no port: leave --port, --host and --sandbox out. --help lists the options.');
      const archive = openArchive(path.join(__dirname, ARCHIVE));
      const json = <T>(name: string) => JSON.parse(archive.text(name)) as T;
      const about = json<ProgramInfo>(NAMES.about);
      if (version) return console.log(versionOf(about));

      // Contracts of others name their own hosts.
      const here = (text: string, origin: string) =>
        about.apiBaseUrl ? text.replaceAll(about.apiBaseUrl, origin) : text;
      const contract = (id: string, origin: string) => JSON.parse(here(archive.text(`openapi/${id}.json`), origin));
      const create = (origin: string) =>
        createSandbox(readContent, {
          ...about.own,
          apis: apis.map(({ id, title }) => ({ id, title, document: contract(id, origin) })),
        } as unknown as Data);
      if (isMcp) {
        if (!archive.has(NAMES.knowledge))
          throw new UserError(
            'This file has the sandbox alone, without documentation for --mcp. Start it without --mcp.',
          );
        const { respond } = create(sandbox.origin);
        const knowledge = { ...json<StoredKnowledge>(NAMES.knowledge), file: archive.text, respond };
        return serve(knowledge, tools, () => process.exit());
      }
      const pages = pagesOf(archive, about, site.basePath, () => packAgain(__dirname));
      return serveSandbox(create, { port, host, about: sandbox, pages: isAlone ? undefined : pages });
    },
  );
