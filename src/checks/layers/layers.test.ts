import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFilesSync } from '../../lib/listFiles';
import { layers } from './layers';
import { patternOf } from './rules';

describe('the layers', () => {
  it('hold every file of code', () => {
    const files = ['src', 'scripts', 'tests'].flatMap((folder) =>
      listFilesSync(folder)
        .filter((file) => /\.[cm]?[jt]sx?$/.test(file))
        .map((file) => `${folder}/${file}`),
    );
    const patterns = layers.flat().map((layer) => new RegExp(patternOf(layer)));
    expect(files.length).toBeGreaterThan(0);
    // CSS imports are not checked.
    const unassigned = files.filter(
      (file) => !file.startsWith('src/css/') && !patterns.some((pattern) => pattern.test(file)),
    );
    expect(unassigned).toEqual([]);
  });

  it('are named once each, and exist', () => {
    const names = layers.flat();
    expect(new Set(names).size).toBe(names.length);
    const exists = (layer: string) => {
      const file = layer.startsWith('/') ? layer.slice(1) : `src/${layer}`;
      return readdirSync(path.dirname(file)).some(
        (name) => name === path.basename(file) || name.startsWith(`${path.basename(file)}.`),
      );
    };
    expect(names.filter((layer) => !exists(layer))).toEqual([]);
  });
});
