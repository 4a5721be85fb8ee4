import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

test('name, type and label of a field are on one line, and its facts wrap whole', async ({ page }) => {
  await page.goto('/api/denmark/data/company-by-company-id');
  const { heads, facts } = await page.evaluate(() => {
    const isShown = (element: Element) => element.getClientRects().length > 0;
    /** Width of name, type and label on one line. Long words of a type can leave no room for the label. */
    const lineWidth = (field: Element) => {
      const line = field.querySelector<HTMLElement>(':scope > p:first-child');
      if (!line) return 0;
      line.style.width = 'max-content';
      const { width } = line.getBoundingClientRect();
      line.style.width = '';
      return width;
    };
    const main = [...document.querySelectorAll('.ref-response .ref-media > .ref-props > li')].filter(isShown);
    return {
      heads: main.map((field) => {
        const row = field.getBoundingClientRect();
        const [name, label] = [...field.querySelectorAll(':scope > p:first-child > :is(a, em)')].map((part) =>
          part.getBoundingClientRect(),
        );
        return {
          isOneLine: !label || !name || Math.abs(label.top - name.top) < 4 || lineWidth(field) > row.width,
          end: label ? row.right - label.right : 0,
        };
      }),
      facts: main.flatMap((field) =>
        [...field.querySelectorAll(':scope > .ref-facts > *')]
          .map((fact) => [fact.getBoundingClientRect(), fact.parentElement?.getBoundingClientRect()] as const)
          .filter(([fact, facts]) => facts && fact.width < facts.width / 2)
          .map(([{ height }]) => height),
      ),
    };
  });
  expect(heads.length).toBeGreaterThan(0);
  expect(heads.filter(({ end }) => end > 1)).toEqual([]);
  expect(heads.filter(({ isOneLine }) => !isOneLine)).toEqual([]);
  expect(facts.length).toBeGreaterThan(0);
  expect(facts.filter((height) => height > 26)).toEqual([]);
});

test('a line of the response has its register beside it, which is not part of the code', async ({ page }) => {
  await page.goto('/api/denmark/data/property-by-bfe');
  const { distance, code, isHidden, names } = await page.evaluate(() => {
    const pre = document.querySelector('.ref-answers pre');
    const text = pre?.querySelector('code')?.firstChild;
    const registers = pre?.querySelector('.ref-registers');
    const labels = [...(registers?.querySelectorAll('i') ?? [])];
    const label = labels.find(({ textContent }) => textContent === 'DAR');
    if (!text || !label) throw new Error('No code with a register');
    const key = document.createRange();
    const at = text.textContent?.indexOf('"addressId"') ?? -1;
    key.setStart(text, at);
    key.setEnd(text, at + 1);
    const middle = ({ top, height }: DOMRect) => top + height / 2;
    return {
      distance: Math.abs(middle(key.getBoundingClientRect()) - middle(label.getBoundingClientRect())),
      code: text.textContent ?? '',
      isHidden: registers?.getAttribute('aria-hidden'),
      names: labels.map(({ textContent }) => textContent),
    };
  });
  expect(distance).toBeLessThan(8);
  expect(code).not.toContain('DAR');
  expect(isHidden).toBe('true');
  expect(new Set(names).size).toBeGreaterThan(1);
});
