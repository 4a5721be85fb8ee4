import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { folderOf } from './npm';
import { type Program, programs } from './registry';

it.each(Object.entries<Program>(programs))('%s names its package and the tests that need it', (_, one) => {
  const { debian = [], npm, tests } = one;
  expect(debian.length > 0 || existsSync(path.join(folderOf(npm ?? ''), 'package-lock.json'))).toBe(true);
  expect(tests).not.toBe('');
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

  it('is not asked for by every change when only the night needs it', async () => {
    // No package is installed.
    vi.doMock('./npm', () => ({ npmFile: () => () => undefined }));
    const { missing } = await import('.');
    const often = missing('all');
    expect(missing('night').filter((name) => !often.includes(name))).toEqual(['newman', 'observatory']);
  });

  it('is named with its package', async () => {
    const { missing, missingPrograms, pathOf } = await import('.');
    const message = 'python is not installed (Debian: python3). Not tested without it: code samples in Python.';
    expect(missingPrograms('all')).toContain(message);
    expect(() => pathOf('python')).toThrow(message);
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
