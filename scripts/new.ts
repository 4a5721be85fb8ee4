import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { slugOf, UserError } from 'openapi-toolkit';
import { commandLine } from 'openapi-toolkit/node';
import { parse, parseDocument } from 'yaml';
import { apis } from '../src/site/apis';

const usage = `Usage: npm run new:operation -- API OPERATION_ID
       npm run new:guide -- NAME

Writes the skeleton of an operation or of a guide, and says what is left to do.
  API           Id in src/site/apis.ts, such as data.
  OPERATION_ID  In camel case, such as companyOwners.
  NAME          Path below docs/docs, such as recipes/house-quote.`;

/** Writes a new file. @throws UserError if it exists. */
function write(file: string, text: string): void {
  if (existsSync(file)) throw new UserError(`${file} exists. Choose another name.`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes an operation, and names its file in the contract. It begins as the shortest of the API, which keeps all rules. */
function newOperation(apiId: string, id: string): string[] {
  const api = apis.find((known) => known.id === apiId);
  if (!api) throw new UserError(`There is no API "${apiId}". Use one of ${apis.map((known) => known.id).join(', ')}.`);
  if (!/^[a-z][a-zA-Z0-9]*$/.test(id))
    throw new UserError(`"${id}" is no operationId. Write it in camel case, such as companyOwners.`);
  const root = `api-specs/${api.spec}`;
  const contract = readFileSync(root, 'utf8');
  const { paths } = parse(contract) as { paths: Record<string, { $ref: string }> };
  const models = Object.entries(paths).map(([route, { $ref }]) => {
    const file = `api-specs/${$ref}`;
    return { route, file, text: readFileSync(file, 'utf8') };
  });
  const [{ route, file: like, text } = { route: '', file: '', text: '' }] = models.sort(
    (a, b) => a.text.length - b.text.length,
  );
  const file = `${path.posix.dirname(like)}/${id}.yaml`;
  const document = parseDocument(text);
  const [method = 'get'] = Object.keys(parse(text));
  for (const [key, own] of Object.entries({
    operationId: id,
    'x-keywords': ['TODO what readers search for'],
    summary: 'TODO what it returns, by what',
    description: 'Returns TODO what, from which register.\n\nIt does not return TODO what a reader could expect.\n',
  }))
    document.setIn([method, key], own);
  write(
    file,
    `# Replace every TODO, and what is left of ${like}.\n${document.toString({ lineWidth: 0, flowCollectionPadding: false })}`,
  );
  const at = ['', slugOf(id), ...(route.match(/\{\w+\}/g) ?? [])].join('/');
  const $ref = path.posix.relative('api-specs', file);
  writeFileSync(root, contract.replace(/^paths:\n/m, `paths:\n  ${at}:\n    $ref: ${$ref}\n`));
  return [
    `${file} is a skeleton, like ${like}, and ${root} names it below "paths". Replace every TODO.`,
    `src/vocabulary/promised.ts: add '${slugOf(id)}', to ${apiId}: a published address stays.`,
    `${root}: raise info.version, and put its entry first in x-changes; npm run check says how.`,
  ];
}

/** Writes a guide. */
function newGuide(name: string): string[] {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(name))
    throw new UserError(`"${name}" is no name of a guide. Write lower-case letters, digits and hyphens.`);
  const words = path.posix.basename(name).replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  write(
    `docs/docs/${name}.mdx`,
    `---
title: ${title}
description: TODO one sentence, which search engines show.
keywords: [TODO what readers search for, in English and Danish]
---

# ${title}

TODO what a reader can do after this page.

## First section {#first-section}

TODO
`,
  );
  return [
    `docs/docs/${name}.mdx is a skeleton. Replace every TODO.`,
    `sidebars.ts: add 'docs/${name}', where it belongs in the menu.`,
  ];
}

commandLine({ usage, operands: [2, 3] }, async (_, [kind = '', first = '', second = '']) => {
  for (const line of kind === 'operation' ? newOperation(first, second) : newGuide(first)) console.log(line);
});
