import { describe, expect, it } from 'vitest';
import { triesAll } from '../../../../../tests/support/cover';
import { withDocument } from '../../../../../tests/support/withDocument';
import { formView } from './client/formView';
import { formRequest } from './form/request';
import { operations } from './forms.fixture';
import { wrongStates } from './invalidStates.fixture';
import { refusals } from './sandbox.fixture';

withDocument();

const COUNT = triesAll ? 500 : 20;

/** Returns the messages of the form by field key: errors, or notes about converted values. */
function messagesOf(node: Element, kind: '.ref-fault' | '.ref-sent'): Map<string, string> {
  const all = [...node.querySelectorAll(kind)].filter(({ textContent }) => textContent);
  return new Map(
    all.map((element) => [element.closest<HTMLElement>('[data-key]')?.dataset.key ?? '', element.textContent ?? '']),
  );
}

const GENERAL = 'Fits none of the forms that are possible here.';

/** Returns the message of the form for a field that the sandbox rejects. */
function sayingAt(key: string, faults: Map<string, string>): string {
  const isInside = [...faults.keys()].some((text) => text.startsWith(`${key}.`));
  // The error of a single-value item is shown below its list.
  return faults.get(key) ?? faults.get(key.replace(/\.\d+$/, '')) ?? (isInside ? GENERAL : '');
}

describe.each(operations)('the form of $id', ({ form }) => {
  it('rejects invalid values for the same reason as the sandbox, and sends them', () => {
    const view = formView(form);
    let refused = 0;
    for (const values of wrongStates(form, 3 * COUNT)) {
      const reasons = refusals(formRequest(form, values));
      view.write(values);
      const state = JSON.stringify(values).slice(0, 1000);
      if (view.invalidNames(true).length === 0) {
        expect(refusals(formRequest(form, view.read())), state).toEqual(new Map());
        continue;
      }
      refused += 1;
      const converted = messagesOf(view.node, '.ref-sent');
      // The form sends another request, with the converted value.
      if ([...reasons.keys()].some((key) => converted.has(key))) continue;
      expect(reasons.size, state).toBeGreaterThan(0);
      // What is typed is what is sent.
      expect([...refusals(formRequest(form, view.read())).keys()], state).toEqual([...reasons.keys()]);
      const faults = messagesOf(view.node, '.ref-fault');
      for (const [key, [reason = '']] of reasons) {
        const message = sayingAt(key, faults);
        // For identifiers the form adds to the message of the sandbox.
        expect(message.startsWith(`${reason} `) ? reason : message, `${key}: ${state}`).toBe(reason);
      }
      if (refused === COUNT) break;
    }
    expect(refused).toBe(COUNT);
  });
});
