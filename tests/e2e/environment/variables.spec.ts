import { build } from 'esbuild';
import { expect, test } from '../support/test';

const FIRST = 'https://{region}.example.org/v1';
const OTHER = 'https://{tenant}.test.example.org';

/** A part of a page as `Environment` writes it for a contract with two servers and their variables. */
const PAGE = `<div data-servers>
  <label for=e>Environment</label>
  <select id=e>
    <option value=production data-url="${FIRST}">Live</option>
    <option value="${OTHER}" data-url="${OTHER}">Test</option>
  </select>
  <span data-of=production>
    <label for=r>region</label>
    <select id=r data-variable=region data-default=eu><option>eu</option><option>us</option></select>
  </span>
  <span data-of="${OTHER}" hidden>
    <label for=t>tenant</label><input id=t data-variable=tenant data-default=demo value=demo>
  </span>
  <code>curl 'https://eu.example.org/v1/things' <b>'https://eu.example.org/v1/others'</b> https://eu.example.com</code>
</div>`;

test('server variables are fields of the switch, and no value breaks out of a sample', async ({ page }) => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { followServers } from 'docusaurus-preset-portal/browser';
        followServers(document.body, new AbortController().signal);`,
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    bundle: true,
    write: false,
  });
  await page.setContent(PAGE);
  await page.addScriptTag({ content: outputFiles[0]?.text });
  const code = page.locator('code');
  const html = await code.innerHTML();
  const sent = (server: string) =>
    expect(code).toHaveText(`curl '${server}/things' '${server}/others' https://eu.example.com`);

  await sent('https://eu.example.org/v1');
  await page.getByLabel('region').selectOption('us');
  await sent('https://us.example.org/v1');

  await page.getByLabel('Environment').selectOption('Test');
  await sent('https://demo.test.example.org');
  await expect(page.getByLabel('region')).toBeHidden();
  await page.getByLabel('tenant').fill(`a'b$(id) "c"\`\\!`);
  await sent('https://a%27b%24%28id%29%20%22c%22%60%5C%21.test.example.org');
  await page.getByLabel('tenant').fill('');
  await sent('https://demo.test.example.org');

  await page.getByLabel('Environment').selectOption('Live');
  await page.getByLabel('region').selectOption('eu');
  expect(await code.innerHTML()).toBe(html);
});
