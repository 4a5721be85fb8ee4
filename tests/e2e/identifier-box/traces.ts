import { expect, type Page } from '@playwright/test';

/** Collects the storage of a browser and the requests since the call, to search them for a number. */
export function tracesOf(page: Page): () => Promise<string> {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  return async () => {
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state, document.title]),
    );
    // Rules and data are loaded when there is a value: without a request nothing was checked.
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.filter((one) => !one.startsWith('GET '))).toEqual([]);
    return [kept, ...sent].join('\n');
  };
}
