import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formRequest } from '../../src/reference/builder/form/request';
import { operations } from '../../src/reference/builder/forms.fixture';
import { someStates } from '../../src/reference/builder/states.fixture';
import type { SampleRequest } from '../../src/reference/requests/request';
import { prepare } from '../../src/reference/samples/prepare';
import { ENVIRONMENT, expected, type Received } from '../../src/reference/samples/received.fixture';
import { writers } from '../../src/reference/samples/writers';
import { pathOf } from '../programs';
import { execute } from '../support/execute';
import { record } from './record';

/** How many samples of a language run in one program, one after the other. */
const batches: Record<string, { file: string; main: string; text: (names: string[]) => string; run: () => string[] }> =
  {
    shell: {
      file: '.sh',
      main: 'all.sh',
      text: (names) => names.map((name) => `. ./${name}`).join('\n'),
      run: () => [pathOf('bash'), 'all.sh'],
    },
    javascript: {
      file: '.mjs',
      main: 'all.mjs',
      text: (names) => names.map((name) => `await import('./${name}');`).join('\n'),
      run: () => [process.execPath, 'all.mjs'],
    },
    python: {
      file: '.py',
      main: 'all.py',
      text: (names) => `import runpy\n${names.map((name) => `runpy.run_path(${JSON.stringify(name)})`).join('\n')}`,
      run: () => [pathOf('python'), 'all.py'],
    },
  };

/** Languages whose samples run together. */
export const batched = Object.keys(batches);

export interface Arrival {
  id: string;
  got: Received | undefined;
  meant: Received;
}

/**
 * Turns random valid states of every form into programs of a language, runs them against a server that records what
 * arrives, and returns that beside what was meant.
 *
 * @param count States of each operation.
 */
export async function arrivals(language: string, count: number): Promise<{ all: Arrival[]; errors: string }> {
  const batch = batches[language];
  const write = await writers[language]?.();
  if (!batch || !write) throw new Error(`No batch runs ${language}.`);
  const { origin, received, close } = await record();
  const folder = mkdtempSync(join(tmpdir(), 'states-'));
  try {
    const states = operations.flatMap(({ form }, at) =>
      someStates(form, count).map((values, index): [string, SampleRequest] => [
        `r${at}-${index}`,
        formRequest({ ...form, plan: { ...form.plan, base: '' } }, values),
      ]),
    );
    for (const [id, request] of states) {
      const text = write(prepare({ ...request, url: `${origin}/run/${id}${request.url}` }));
      writeFileSync(join(folder, id + batch.file), `${text}\n`);
    }
    writeFileSync(join(folder, batch.main), `${batch.text(states.map(([id]) => id + batch.file))}\n`);
    const { stderr } = await execute(batch.run(), folder, { LC_ALL: 'C.UTF-8', ...ENVIRONMENT });
    return {
      all: states.map(([id, request]) => ({ id, got: received.get(id), meant: expected(request) })),
      errors: stderr,
    };
  } finally {
    close();
    rmSync(folder, { recursive: true, force: true });
  }
}
