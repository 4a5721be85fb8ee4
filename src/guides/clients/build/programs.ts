import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { applyBranding, highlight, ownerOf } from 'docusaurus-preset-portal/node';
import { type Html, UserError } from 'openapi-toolkit';
import { isBelow } from 'openapi-toolkit/node';
import { portal } from '#site/portal';
import type { PackageLanguage } from './languages';

/** Programs that pages show, and their input files; tests run them as they stand. */
export const PROGRAMS = path.posix.join(portal.paths.data, 'programs');

/** Reads a program or an input file, with the owner's names filled in. */
export async function readProgram(file: string): Promise<string> {
  const found = path.join(PROGRAMS, file);
  // Guides name programs.
  if (!isBelow([PROGRAMS], found)) throw new UserError(`${PROGRAMS}/${file} is missing`);
  return applyBranding(await readFile(found, 'utf8'), ownerOf(portal));
}

/** A program in one language. */
export interface Program {
  id: string;
  label: string;
  /** Files of one folder; the second one, if any, tests the first. */
  files: string[];
  /** Prerequisites. */
  before?: string;
  /** Command that installs the package of the client. */
  install?: string;
  command?: string;
}

/** Returns a program that uses the package of a client. */
export const packageProgram = ({ id, label, file, install, run }: PackageLanguage, name: string): Program => ({
  id,
  label,
  files: [file(name)],
  install: install(),
  command: run(file(name)),
});

/** A program as a page shows it: its code and commands are HTML. */
export interface ShownProgram extends Omit<Program, 'files'> {
  files: { file: string; html: Html }[];
}

/** Returns a program with its code, highlighted. */
export async function shownProgram({ files, install, command, ...program }: Program): Promise<ShownProgram> {
  const show = async (file: string) => ({ file, html: highlight((await readProgram(file)).trimEnd(), program.id) });
  return {
    ...program,
    files: await Promise.all(files.map(show)),
    install: install && highlight(install, 'bash'),
    command: command && highlight(command, 'bash'),
  };
}
