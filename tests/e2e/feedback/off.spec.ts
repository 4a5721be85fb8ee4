import { expect, open, test } from '../support/test';

for (const route of ['/docs/introduction', '/api/service-api/request-counts-usage'])
  test(`without a project ${route} opens the mail program, with its address`, async ({ page }) => {
    await open(page, route);
    const link = page.getByRole('article').getByRole('link', { name: 'Give feedback' });
    const { protocol, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
    expect(protocol + pathname).toBe('mailto:support@example.com');
    expect(searchParams.get('body')).toBe(`https://docs.example.com${route}`);
  });
