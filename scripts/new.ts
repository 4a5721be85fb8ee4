import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { slugOf, UserError } from 'openapi-toolkit';
import { commandLine } from 'openapi-toolkit/node';
import { parse } from 'yaml';
import { apis } from '../src/site/apis';

const usage = `Usage: npm run new:operation -- API OPERATION_ID
       npm run new:guide -- NAME

Writes the skeleton of an operation or of a guide, and says what is left to do.
  API           Id in src/site/apis.ts, such as data.
  OPERATION_ID  In camel case, such as companyOwners.
  NAME          Path below docs/docs, such as recipes/house-quote.`;

/** Writes a skeleton with these names. @throws UserError if the file exists. */
function write(skeleton: string, file: string, names: Readonly<Record<string, string>>): void {
  if (existsSync(file)) throw new UserError(`${file} exists. Choose another name.`);
  const text = readFileSync(path.join(__dirname, 'skeletons', skeleton), 'utf8');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    Object.entries(names).reduce((all, [name, own]) => all.replaceAll(name, own), text),
  );
}

/** Writes an operation, and names its file in the contract. */
function newOperation(apiId: string, id: string): string[] {
  const api = apis.find((one) => one.id === apiId);
  if (!api) throw new UserError(`There is no API "${apiId}". Use one of ${apis.map((one) => one.id).join(', ')}.`);
  if (!/^[a-z][a-zA-Z0-9]*$/.test(id))
    throw new UserError(`"${id}" is no operationId. Write it in camel case, such as companyOwners.`);
  const root = `api-specs/${api.spec}`;
  const contract = readFileSync(root, 'utf8');
  const folder = api.spec.replace(/\.yaml$/, '');
  const [{ name: TAG = '' } = {}] = (parse(contract) as { tags?: { name?: string }[] }).tags ?? [];
  write('operation.yaml', `api-specs/${folder}/${id}.yaml`, { NAME: id, TAG, ROOT: '..' });
  const slug = slugOf(id);
  writeFileSync(
    root,
    contract.replace(/^paths:\n/m, `paths:\n  /${slug}/{companyId}:\n    $ref: ${folder}/${id}.yaml\n`),
  );
  return [
    `api-specs/${folder}/${id}.yaml is a skeleton, and ${root} names it below "paths". Replace every TODO.`,
    `src/vocabulary/promised.ts: add '${slug}', to ${apiId}: a published address stays.`,
    `${root}: raise info.version, and put its entry first in x-changes; npm run check says how.`,
  ];
}

/** Writes a guide. */
function newGuide(name: string): string[] {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(name))
    throw new UserError(`"${name}" is no name of a guide. Write lower-case letters, digits and hyphens.`);
  const words = path.posix.basename(name).replaceAll('-', ' ');
  write('guide.mdx', `docs/docs/${name}.mdx`, { TITLE: words.charAt(0).toUpperCase() + words.slice(1) });
  return [
    `docs/docs/${name}.mdx is a skeleton. Replace every TODO.`,
    `sidebars.ts: add 'docs/${name}', where it belongs in the menu.`,
  ];
}

commandLine({ usage, operands: [2, 3] }, async (_, [kind = '', first = '', second = '']) => {
  for (const line of kind === 'operation' ? newOperation(first, second) : newGuide(first)) console.log(line);
});
