import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ProgramName, pathOf, skipsWithout } from '../programs';
import { JAVA } from '../samples/languages';
import { example } from '../sandbox/support';
import { testFolder } from '../support/testFolder';
import { KEY } from './drive';
import { installPython, installTypescript, javaJar, run } from './install';
import { startLimiter } from './limiter.fixture';

const source = (file: string) => path.resolve(__dirname, 'drivers', file);

/**
 * Programs that make 500 calls of `companyByCompanyId` with 20 workers and one client, and print how many failed. Their
 * client reads host and key from the environment.
 */
const programs: Record<string, { needs: ProgramName[]; install: (folder: string) => Promise<string[]> }> = {
  typescript: {
    needs: [],
    install: async (folder) => {
      await installTypescript(folder);
      copyFileSync(source('load.mjs'), path.join(folder, 'load.mjs'));
      return [process.execPath, 'load.mjs'];
    },
  },
  python: {
    needs: ['python'],
    install: async (folder) => {
      await installPython(folder);
      copyFileSync(source('load.py'), path.join(folder, 'load.py'));
      return [pathOf('python'), 'load.py'];
    },
  },
  java: {
    needs: ['java'],
    install: async (folder) => {
      const jar = javaJar();
      await run([pathOf('java'), '-cp', jar, '-d', folder, source('Load.java')], folder);
      return [...JAVA(), '-cp', `${jar}${path.delimiter}${folder}`, 'Load'];
    },
  },
};

const folder = testFolder();

// They wait most of the time.
describe.concurrent.each(Object.entries(programs))('%s', (language, { needs, install }) => {
  it.skipIf(skipsWithout(...needs))('loses none of 500 calls under a limit of 100 in 3 seconds', async () => {
    const own = path.join(folder, language);
    mkdirSync(own, { recursive: true });
    const command = await install(own);
    const limiter = await startLimiter(example('companyByCompanyId', 'allSections'));
    const variables = { DANISH_DATA_API_HOST: limiter.origin, DANISH_DATA_API_KEY: KEY };
    const printed = await run(command, own, variables).finally(limiter.stop);
    expect(printed.trim()).toBe('0 of 500 lost');
    const { served, refused } = limiter.counts();
    expect(served).toBe(500);
    // Calls wait together: few of them run into the limit.
    expect(refused).toBeGreaterThan(0);
    expect(refused).toBeLessThan(300);
  });
});
