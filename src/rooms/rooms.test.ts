import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFilesSync } from '../listFiles';
import { rooms } from './rooms';
import { patternOf } from './rules';

describe('the rooms', () => {
  it('hold every file of code', () => {
    const files = ['src', 'scripts', 'tests'].flatMap((folder) =>
      listFilesSync(folder)
        .filter((file) => /\.[cm]?[jt]sx?$/.test(file))
        .map((file) => `${folder}/${file}`),
    );
    const patterns = rooms.flat().map((room) => new RegExp(patternOf(room)));
    expect(files.length).toBeGreaterThan(0);
    // CSS imports are not checked.
    const homeless = files.filter((file) => !file.startsWith('src/css/') && !patterns.some((one) => one.test(file)));
    expect(homeless).toEqual([]);
  });

  it('are named once each, and exist', () => {
    const names = rooms.flat();
    expect(new Set(names).size).toBe(names.length);
    const exists = (room: string) => {
      const file = room.startsWith('/') ? room.slice(1) : `src/${room}`;
      return readdirSync(path.dirname(file)).some(
        (name) => name === path.basename(file) || name.startsWith(`${path.basename(file)}.`),
      );
    };
    expect(names.filter((room) => !exists(room))).toEqual([]);
  });
});
