import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { memoize } from 'openapi-toolkit';
import { type ProgramName, pathOf } from '../programs';
import { JAVA } from '../samples/languages';
import { execute } from '../support/execute';
import { processFolder } from '../support/processFolder';
import type { Line } from './cases';
import { installPython, installTypescript, javaJar, run } from './install';

/** Result of a call: a line of the output of a driver. */
export interface Result {
  id: number;
  ok: boolean;
  /** Value of the response; null if it has no body. */
  value?: unknown;
  error?: 'Problem' | 'UnexpectedResponse' | 'ConnectionFailure' | 'InvalidCall';
  operation?: string;
  status?: number;
  type?: string;
  requestId?: string | null;
  /** Text of the error. */
  message?: string;
  retryAfter?: number | null;
  /** Member of a problem that the contracts add. */
  register?: string | null;
  /** Responses that `onResponse` got, without their headers. */
  seen?: { operation: string; status: number; requestId: string | null; rateLimit?: Record<string, number> | null }[];
}

/** A program that makes calls with the client of a language. It retries nothing unless a line says so. */
interface Driver {
  needs: ProgramName[];
  /** True if values have only the fields of the contract. */
  /** Installs the generated package in an empty folder. Returns the command that runs the driver there. */
  install: (folder: string) => Promise<string[]>;
}

export const KEY = 'key-of-the-test';
const source = (file: string) => path.resolve(__dirname, 'drivers', file);

export const drivers: Record<string, Driver> = {
  typescript: {
    needs: [],
    install: async (folder) => {
      await installTypescript(folder);
      const file = path.join(folder, 'driver.mjs');
      copyFileSync(source('typescript.mjs'), file);
      return [process.execPath, file];
    },
  },
  python: {
    needs: ['python'],
    install: async (folder) => {
      await installPython(folder);
      copyFileSync(source('python.py'), path.join(folder, 'driver.py'));
      return [pathOf('python'), 'driver.py'];
    },
  },
  java: {
    needs: ['java'],
    install: async (folder) => {
      const jar = javaJar();
      await run([pathOf('java'), '-cp', jar, '-d', folder, source('Driver.java')], folder);
      return [...JAVA(), '-cp', `${jar}${path.delimiter}${folder}`, 'danishdata.Driver'];
    },
  },
};

/** Installs the driver of a language once for all tests of a process. Returns its folder and command. */
const installed = memoize(async (language: string): Promise<[folder: string, command: string[]]> => {
  const driver = drivers[language];
  if (!driver) throw new Error(`There is no driver for ${language}.`);
  const folder = processFolder(`driver-${language}-`);
  return [folder, await driver.install(folder)];
});

/** Makes calls with the client of a language, in the order of the list. */
export async function drive(language: string, lines: readonly Line[], host: string): Promise<Result[]> {
  const [folder, command] = await installed(language);
  const input = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const variables = { DANISH_DATA_API_KEY: KEY, DANISH_DATA_API_HOST: host, LC_ALL: 'C.UTF-8' };
  const { status, stdout, stderr } = await execute(command, folder, variables, 'utf8', input);
  if (status !== 0 || stderr !== '') throw new Error(`The driver of ${language} ended with ${status}:\n${stderr}`);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Result);
}
