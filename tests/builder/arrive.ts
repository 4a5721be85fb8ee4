import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { listen } from '../../packages/docusaurus-preset-portal/src/lib/listen.fixture';
import { formRequest } from '../../packages/docusaurus-preset-portal/src/reference/builder/form/request';
import { operations } from '../../packages/docusaurus-preset-portal/src/reference/builder/forms.fixture';
import { someStates } from '../../packages/docusaurus-preset-portal/src/reference/builder/states.fixture';
import type { SampleRequest } from '../../packages/docusaurus-preset-portal/src/reference/requests/request';
import { isClientLanguage } from '../../packages/docusaurus-preset-portal/src/reference/samples/languages';
import { prepareRequest } from '../../packages/docusaurus-preset-portal/src/reference/samples/prepareRequest';
import {
  ENVIRONMENT,
  expected,
  type Received,
  read,
} from '../../packages/docusaurus-preset-portal/src/reference/samples/received.fixture';
import { writers } from '../../packages/docusaurus-preset-portal/src/reference/samples/writers';
import { type Runner, runners, writeSample } from '../samples/languages';
import { runAll } from '../samples/runAll';

export const languages = Object.keys(runners).filter((language) => !isClientLanguage(language));

export interface Arrival {
  id: string;
  got: Received | undefined;
  meant: Received;
}

/**
 * Writes random valid states of every form as programs of a language, runs them against a recording server, and returns
 * the received requests beside the expected ones.
 *
 * @param count States of each operation.
 */
export async function arrivals(language: string, count: number): Promise<{ all: Arrival[]; errors: string }> {
  const write = await writers[language]?.();
  if (!write) throw new Error(`No writer knows ${language}.`);
  const received = new Map<string, Received>();
  const { origin, close } = await listen(async (message, response) => {
    const body = await buffer(message);
    const [, run = '', rest = ''] = /^\/run\/([^/]+)(.*)$/s.exec(message.url ?? '') ?? [];
    received.set(run, read(message, rest, body));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  const folder = mkdtempSync(join(tmpdir(), 'states-'));
  try {
    const states = operations.flatMap(({ form }, at) =>
      someStates(form, count).map((values, index): [string, SampleRequest] => [
        `r${at}-${index}`,
        formRequest({ ...form, plan: { ...form.plan, base: '' } }, values),
      ]),
    );
    for (const [id, request] of states) {
      const text = write(prepareRequest({ ...request, url: `${origin}/run/${id}${request.url}` }));
      writeSample(join(folder, id), runners[language] as Runner, text);
    }
    const names = states.map(([id]) => id);
    const ran = await runAll(language, folder, names, { LC_ALL: 'C.UTF-8', ...ENVIRONMENT });
    return {
      all: states.map(([id, request]) => ({ id, got: received.get(id), meant: expected(request) })),
      errors: [...ran.values()].map(({ stderr }) => stderr).join(''),
    };
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}
