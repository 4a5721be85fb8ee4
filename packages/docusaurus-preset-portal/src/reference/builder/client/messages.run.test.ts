import { afterAll, describe, expect, it } from 'vitest';
import { triesAll } from '../../../../../../tests/support/cover';
import { withDocument } from '../../../../../../tests/support/withDocument';
import * as rules from '../form/rules';
import { operations } from '../forms.fixture';
import { wrongStates } from '../invalidStates.fixture';
import { formView } from './formView';

withDocument();

/** Number of invalid states per form. */
const COUNT = triesAll ? 30 : 12;

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const inputsIn = (node: Element) => [...node.querySelectorAll<Input>('input, select, textarea')];
const isSwitch = (input: Input) => input.getAttribute('role') === 'switch';

/** Returns the messages of invalid and of converted values. */
const messagesOf = (node: Element) =>
  [...node.querySelectorAll('.ref-fault, .ref-sent, [aria-invalid]')]
    .map((one) => one.textContent || one.getAttribute('aria-invalid'))
    .filter(Boolean);

function change(input: Input, set: () => void): void {
  set();
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Number of fields tested, in all forms. */
const tried = { named: 0, typed: 0, switched: 0 };
afterAll(() => {
  for (const [what, count] of Object.entries(tried)) expect(count, what).toBeGreaterThan(0);
});

describe.each(operations)('texts of the form of $id', ({ form }) => {
  const first = form.presets[0]?.values ?? {};

  it('belong to existing fields', () => {
    const view = formView(form, rules);
    document.body.replaceChildren(view.node);
    view.write(first);
    for (const label of view.node.querySelectorAll('label')) expect(label.control, label.outerHTML).not.toBeNull();
    for (const input of inputsIn(view.node)) {
      tried.named += 1;
      const name = input.getAttribute('aria-label') ?? input.labels?.[0]?.textContent ?? '';
      expect(name.trim(), input.outerHTML).not.toBe('');
      for (const id of input.getAttribute('aria-describedby')?.split(' ') ?? [])
        expect(document.getElementById(id), id).not.toBeNull();
      // A switch is in the same container as its field.
      if (isSwitch(input)) {
        const [of] = name.split(': ');
        const fields = inputsIn(input.closest('.ref-optional') as Element).filter((one) => one !== input);
        const group = input.closest('.ref-optional')?.querySelector('legend')?.textContent;
        expect([group, ...fields.map((one) => one.labels?.[0]?.textContent)]).toContain(of);
      }
    }
  });

  it('disappear when the field is removed', () => {
    const view = formView(form, rules);
    let messageCount = 0;
    for (const values of wrongStates(form, COUNT)) {
      view.write(values);
      view.invalidNames(true);
      messageCount += messagesOf(view.node).length;
      view.write(first);
      expect(messagesOf(view.node)).toEqual([]);
      expect(view.invalidNames(true)).toEqual([]);
    }
    expect(messageCount).toBeGreaterThan(0);
  });

  it('disappear while a reader types a valid value', () => {
    const view = formView(form, rules);
    view.write(first);
    const texts = inputsIn(view.node).filter((input) => input instanceof HTMLInputElement && input.type === 'text');
    for (const input of texts) {
      tried.typed += 1;
      const right = input.value;
      change(input, () => {
        input.value = '\u0001'.repeat(3000);
      });
      view.invalidNames(true);
      change(input, () => {
        input.value = right;
      });
      expect(view.invalidNames(false), input.outerHTML).toEqual([]);
      expect(messagesOf(view.node)).toEqual([]);
    }
  });

  it('disappear when the value is switched off', () => {
    const view = formView(form, rules);
    for (const values of wrongStates(form, 10)) {
      view.write({ ...values, ...first });
      view.invalidNames(true);
      for (const input of inputsIn(view.node).filter(isSwitch)) {
        tried.switched += 1;
        change(input, () => {
          (input as HTMLInputElement).checked = false;
        });
        view.invalidNames(false);
        expect(messagesOf(input.closest('.ref-optional') as Element), input.outerHTML).toEqual([]);
      }
    }
  });
});
