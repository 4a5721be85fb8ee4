import { expect, type Page } from '@playwright/test';

/** What a browser keeps of a page, and what was sent of it since this was called, to be searched for a number. */
export function tracesOf(page: Page): () => Promise<string> {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  return async () => {
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state, document.title]),
    );
    // The rules and the data are loaded when a value is there: without a request nothing was looked at.
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.filter((one) => !one.startsWith('GET '))).toEqual([]);
    return [kept, ...sent].join('\n');
  };
}
