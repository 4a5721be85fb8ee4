import { describe, expect, it } from 'vitest';
import { triesAll } from '../../../tests/support/cover';
import { withDocument } from '../../../tests/support/withDocument';
import { formView } from './client/formView';
import { formRequest } from './form/request';
import * as rules from './form/rules';
import { operations } from './forms.fixture';
import { refusals } from './sandbox.fixture';
import { wrongStates } from './wrong.fixture';

withDocument();

const COUNT = triesAll ? 500 : 20;

/** Returns the messages of the form by field key: errors, or notes about converted values. */
function told(node: Element, kind: '.ref-fault' | '.ref-sent'): Map<string, string> {
  const all = [...node.querySelectorAll(kind)].filter(({ textContent }) => textContent);
  return new Map(all.map((one) => [one.closest<HTMLElement>('[data-key]')?.dataset.key ?? '', one.textContent ?? '']));
}

const GENERAL = 'Fits none of the forms that are possible here.';

/** Returns the message of the form for a field that the sandbox rejects. */
function sayingAt(key: string, faults: Map<string, string>): string {
  const isInside = [...faults.keys()].some((one) => one.startsWith(`${key}.`));
  // The error of a single-value item is shown below its list.
  return faults.get(key) ?? faults.get(key.replace(/\.\d+$/, '')) ?? (isInside ? GENERAL : '');
}

describe.each(operations)('the form of $id', ({ form }) => {
  it('refuses wrong values for the reason that the sandbox gives', () => {
    const view = formView(form, rules);
    let refused = 0;
    for (const values of wrongStates(form, 3 * COUNT)) {
      const said = refusals(formRequest(form, values));
      view.write(values);
      const state = JSON.stringify(values).slice(0, 1000);
      if (view.wrong(true).length === 0) {
        expect(refusals(formRequest(form, view.read())), state).toEqual(new Map());
        continue;
      }
      refused += 1;
      const mended = told(view.node, '.ref-sent');
      // The form sends another request, with the converted value.
      if ([...said.keys()].some((key) => mended.has(key))) continue;
      expect(said.size, state).toBeGreaterThan(0);
      const faults = told(view.node, '.ref-fault');
      for (const [key, [reason = '']] of said) {
        const saying = sayingAt(key, faults);
        // For identifiers the form adds to the message of the sandbox.
        expect(saying.startsWith(`${reason} `) ? reason : saying, `${key}: ${state}`).toBe(reason);
      }
      if (refused === COUNT) break;
    }
    expect(refused).toBe(COUNT);
  });
});
