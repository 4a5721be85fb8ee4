import { often } from './support/engines';
import { expect, heading, open, test } from './support/test';

const OVERVIEW = '/api/denmark/data';

test(
  'the code of linked pages is fetched ahead, once, and used when the page is opened',
  often('Firefox'),
  async ({ session, site, engine }) => {
    const codeAs = (purpose: string) =>
      site.requests.filter((one) => one.purpose === purpose && one.path.endsWith('.js')).map(({ path }) => path);
    await open(session, '/docs/introduction');
    // The queue is processed after two seconds without a request.
    let before = -1;
    await expect
      .poll(
        () => {
          const isDone = site.requests.length === before;
          before = site.requests.length;
          return isDone;
        },
        { intervals: [2000] },
      )
      .toBe(true);
    const ahead = codeAs('empty');
    expect(ahead.length).toBeGreaterThan(0);
    expect(new Set(ahead).size, 'each file once').toBe(ahead.length);

    site.requests.length = 0;
    await session.click(`.navbar a[href="${OVERVIEW}"]`);
    await heading(session, 'Data API');
    // WebDriver's WebKit has no cache; its request for this file shows that the right one was prefetched.
    const opened = codeAs('script');
    if (engine === 'WebKit') expect(opened.filter((path) => !ahead.includes(path))).toEqual([]);
    else expect(opened).toEqual([]);
  },
);
