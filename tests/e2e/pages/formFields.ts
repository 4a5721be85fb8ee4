import { readFileSync } from 'node:fs';
import path from 'node:path';
import { keyedFields } from '../../../packages/docusaurus-preset-portal/src/reference/builder/form/link';
import type {
  FormField,
  OperationForm,
} from '../../../packages/docusaurus-preset-portal/src/reference/builder/form/types';
import type { Check } from './visit';

/** Runs in the page: returns the names of the form's controls. */
const controlNames = (controls: Element[]): string[] =>
  controls.map(
    (one) =>
      one.getAttribute('aria-label') ??
      (one as HTMLInputElement).labels?.[0]?.textContent ??
      one.querySelector('legend')?.textContent ??
      '',
  );

/** Returns the names of a field and of its inner fields. */
const namesOf = (field: FormField): string[] => [
  field.name,
  ...[...(field.fields ?? []), ...(field.shapes ?? [])].flatMap(namesOf),
  ...(field.item ? [...namesOf(field.item), field.name] : []),
];

/** Checks that the form *Your values* has a field for every input, named first, and no other field. */
export const formFields: Check = async ({ page }) => {
  const samples = await page.locator('[data-samples]').getAttribute('data-samples');
  const file = path.join(process.env.PORTAL_BUILD ?? 'build', `${samples?.replace(/samples$/, 'form')}.json`);
  const fields = keyedFields(JSON.parse(readFileSync(file, 'utf8')) as OperationForm).map(([, field]) => field);
  if (fields.length === 0) return ['a form without fields'];
  await page.getByRole('button', { name: 'Your values', exact: true }).click();
  const form = page.getByRole('form', { name: 'Your values' });
  await form.waitFor();
  const names = await form.locator('input, select, textarea, fieldset').evaluateAll(controlNames);
  const all = fields.flatMap(namesOf);
  return [
    ...fields.filter(({ name }) => !names.some((one) => one.startsWith(name))).map(({ name }) => `no field ${name}`),
    ...names.filter((one) => !all.some((name) => one.startsWith(name))).map((one) => `a field of no input: ${one}`),
  ];
};
