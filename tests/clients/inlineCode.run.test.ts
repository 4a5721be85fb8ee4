import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from 'openapi-toolkit/node';
import { describe, expect, it } from 'vitest';
import { skipsWithout } from '../programs';
import { grammarOf } from '../samples/grammar';
import { runners } from '../samples/languages';
import { servedSandbox } from '../sandbox/served';
import { testFolder } from '../support/testFolder';
import { installers, run } from './install';

/** Code within a sentence of a guide that makes a call, by the language of its heading. */
const calls: Record<string, string[]> = { java: [], csharp: [], typescript: [] };
for (const file of await listFiles('docs/docs')) {
  const text = readFileSync(path.join('docs/docs', file), 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  for (const section of text.split(/^## /m)) {
    const language = section.startsWith('Java') ? 'java' : section.startsWith('C#') ? 'csharp' : 'typescript';
    for (const [, code = ''] of section.matchAll(/`([^`\n]*(?:\bnew [A-Z]\w*|[\w)\]]\.\w+)\([^`\n]*)`/g))
      calls[language]?.push(code);
  }
}

const folder = testFolder();
const sandbox = servedSandbox();

/** Programs with what the sentences around the code have: a client, a company, the values of a request. */
const programs: Record<string, (all: string[]) => string> = {
  java: (all) => `import danishdata.*;
import danishdata.model.*;
import java.util.List;

public class Main {
    static final DanishData client = new DanishData();
    static Object sent(BulkRequest body) { return client.data().bulkFeatureStoreAttributes(body); }
    static Object sent(Object value) { return value; }
    public static void main(String[] none) {
        var company = client.data().companyByCompanyId("09900012");
        var ids = List.of("00000000-0000-4000-8000-000000000011");
        var attributes = List.of("heating_installation_code");
${all.map((code) => `        System.out.println(sent(${code}));`).join('\n')}
    }
}`,
  typescript: (all) => `import { DanishData } from 'danish-data-client';
const client = new DanishData();
const { signal } = new AbortController();
const person = { personId: '00000000-0000-4000-8000-000000000901', 'X-Purpose': 'claims-handling' };
${all.map((code) => `console.log(JSON.stringify(await ${code.replace('{ … }', 'person')}));`).join('\n')}`,
};

describe.each([
  ['java', /^still active\nBulkResult\[.*requested=1, found=1,/],
  ['typescript', /^\{"personId":"00000000-0000-4000-8000-000000000901"/],
])('%s', (language, printed) => {
  const { file = '', needs = [], command } = runners[`${language}-client`] ?? {};
  it.skipIf(skipsWithout(...needs))('code within sentences runs against the sandbox', async () => {
    await installers[`${language}-client`]?.(folder);
    expect(calls[language]?.length).toBeGreaterThan(0);
    writeFileSync(path.join(folder, file), programs[language]?.(calls[language] ?? []) ?? '');
    const variables = { DANISH_DATA_API_KEY: 'sandbox', DANISH_DATA_API_HOST: sandbox.origin };
    expect(await run(command?.() ?? [], folder, variables)).toMatch(printed);
  });
});

it.skipIf(skipsWithout('csharp'))('code within sentences is C#', async () => {
  const isValid = await grammarOf('csharp');
  expect(calls.csharp?.length).toBeGreaterThan(0);
  expect(calls.csharp?.filter((code) => !isValid(`var x = ${code};`))).toEqual([]);
});
