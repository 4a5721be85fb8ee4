import path from 'node:path';
import { keepProcesses, MANY, PROCESSES, withProcesses } from '../../processPool';
import * as renderJob from './renderJob';
import { received } from './sentPage';
import type { Render } from './ssg';

/**
 * Renders the pages of a large site in several processes.
 *
 * @param renderHere How Docusaurus renders pages. It renders what fails elsewhere once more, and says why it fails.
 */
export const renderInProcesses =
  (renderHere: Render): Render =>
  async (task) => {
    const { pathnames, params } = task;
    if (pathnames.length < MANY) return renderHere(task);
    // Pages are read and hardened next: by the same processes.
    keepProcesses();
    const shares = Array.from({ length: PROCESSES }, (_, share) =>
      pathnames.filter((_pathname, index) => index % PROCESSES === share),
    );
    const file = path.join(__dirname, 'renderJob.ts');
    const rendered = await withProcesses(file, renderJob, pathnames.length, ({ render }) =>
      Promise.all(shares.map((share) => render({ pathnames: share, params }).catch(() => undefined))),
    );
    const failed = shares.filter((_share, index) => !rendered[index]).flat();
    const again = failed.length > 0 ? await renderHere({ pathnames: failed, params }) : undefined;
    const pages = rendered.flatMap((share) => share ?? []);
    return {
      collectedData: {
        ...Object.fromEntries(pages.map(([pathname, page]) => [pathname, received(page)])),
        ...again?.collectedData,
      },
    };
  };
