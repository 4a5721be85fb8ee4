import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { folderOf } from './npm';
import { type Program, programs } from './registry';

const entries: [string, Program][] = Object.entries(programs);

describe.each(entries)('%s', (_, { debian = [], npm, tests }) => {
  it('names its package and the tests that need it', () => {
    expect(debian.length > 0 || npm !== undefined).toBe(true);
    expect(tests).not.toBe('');
  });

  it('has a lockfile if it comes from npm', () => {
    if (npm) expect(existsSync(path.join(folderOf(npm), 'package-lock.json'))).toBe(true);
  });
});

describe('a program that is missing', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubEnv('PATH', '');
  });
  afterEach(() => {
    // Other tests share the modules.
    vi.doUnmock('./npm');
    vi.resetModules();
    vi.unstubAllEnvs();
  });
  const message = 'python is not installed (Debian: python3). Not tested without it: code samples in Python.';

  it('is named with its package', async () => {
    const { missingPrograms, pathOf } = await import('.');
    expect(missingPrograms('all')).toContain(message);
    expect(() => pathOf('python')).toThrow(message);
  });

  it('is not asked for by every change when only the night needs it', async () => {
    // No package is installed.
    vi.doMock('./npm', () => ({ npmFile: () => () => undefined }));
    const { missing } = await import('.');
    const [often, ever] = [missing('all'), missing('night')];
    expect(ever.filter((name) => !often.includes(name))).toEqual(['newman', 'observatory']);
    expect(often).toContain('afdocs');
    vi.stubEnv('CHROMIUM', process.execPath);
    expect(missing('first')).toEqual([]);
  });

  it.each([
    ['', true],
    ['true', false],
  ])('skips tests unless CI is "true": %j', async (ci, skips) => {
    vi.stubEnv('CI', ci);
    const { skipsWithout } = await import('.');
    expect(skipsWithout('python')).toBe(skips);
    expect(skipsWithout()).toBe(false);
  });
});
