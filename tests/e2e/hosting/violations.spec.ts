import { expect, test } from '../support/test';

test.use({ expectedErrors: /event handler|TrustedScript/ });

// Every browser test fails on what the policy of the pages refuses, which the console reports.

test('the guard takes out what could run, and nothing else', async ({ page }) => {
  await page.goto('/');
  const results = await page.evaluate(() =>
    [
      '<p title="a > b">if a &lt; b, <code>&lt;script&gt;</code> and onclick=1</p>',
      '<p onclick="alert(1)">one</p>',
      '<script>alert(1)</script><b>two</b>',
      '<a href="java\nscript:alert(1)">three</a>',
      '<iframe srcdoc="x"></iframe>four',
    ].map((html) => {
      const container = document.createElement('div');
      container.innerHTML = html;
      return container.innerHTML;
    }),
  );
  expect(results).toEqual([expect.stringContaining('onclick=1'), '<p>one</p>', '<b>two</b>', '<a>three</a>', 'four']);
});

test('code may not be made from text', async ({ page }) => {
  await page.goto('/');
  const outcome = await page.evaluate(() => {
    const attempt = (act: () => unknown) => {
      try {
        act();
        return 'ran';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const attempts = () => [
      // biome-ignore lint/security/noGlobalEval: the policy must refuse exactly this
      attempt(() => window.eval('1')),
      attempt(() => Object.assign(document.createElement('script'), { src: '/assets/js/x.js' })),
      attempt(() => Object.assign(document.createElement('script'), { text: '1' })),
    ];
    // After the other checks, because the test's own code may evaluate text.
    return new Promise((done) => setTimeout(() => done(attempts()), 0));
  });
  expect(outcome).toEqual(['EvalError', 'TypeError', 'TypeError']);
});
