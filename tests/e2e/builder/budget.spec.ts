import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFilesSync } from 'openapi-toolkit/node';
import { operations } from '../support/routes';
import { expect, open, test } from '../support/test';

const build = process.env.PORTAL_BUILD ?? 'build';
const textOf = (file: string) => readFileSync(path.join(build, file), 'utf8');
const scripts = () => listFilesSync(build).filter((name) => /^assets\/js\/.*\.js$/.test(name));

/** Returns the scripts with code of the form or of the functions that write samples. */
const withTrace = (trace: string) => scripts().filter((name) => textOf(name).includes(trace));
const FORM = 'ref-optional';
const WRITERS = 'CURLOPT_CUSTOMREQUEST';

// Only the app loads scripts that could be it.
test.use({ app: 'hydrated' });

test('nothing of the form is loaded before it is opened', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname.slice(1)));
  await open(page, operations[0] ?? '/');
  const loaded = requested.filter((name) => scripts().includes(name));
  expect(loaded.length).toBeGreaterThan(1);
  const parts = [...withTrace(FORM), ...withTrace(WRITERS)];
  expect(parts.length).toBeGreaterThan(1);
  expect(loaded.filter((name) => parts.includes(name))).toEqual([]);
  expect(requested.filter((name) => name.endsWith('form.json'))).toEqual([]);
});
