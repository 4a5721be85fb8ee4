import { REQUEST } from '../../builder/form/prefix';
import { formRequest } from '../../builder/form/request';
import type { Form } from '../../builder/form/types';
import type { SampleRequest } from '../../requests/request';

/** What the samples of the page send, since the reader opened the form. */
let latest: { page: Node; request: SampleRequest } | undefined;

/** Notes what the samples send, from now on. */
export function followSamples(): void {
  document.addEventListener(REQUEST, (event) => {
    latest = { page: event.target as Node, request: (event as CustomEvent<SampleRequest>).detail };
  });
}

/** The request of an example, from the file that the form is made from. */
async function ofExample(samples: HTMLElement): Promise<SampleRequest> {
  const file = samples.closest<HTMLElement>('[data-samples]')?.dataset.samples ?? '';
  const response = await fetch(`${file.replace(/samples$/, 'form')}.json`).catch(() => undefined);
  if (!response?.ok) throw new Error('The request of this page did not arrive. Is the sandbox still running?');
  const form = (await response.json()) as Form;
  const chosen = samples.querySelector<HTMLSelectElement>('#example-pair')?.selectedIndex ?? 0;
  const { values, extra } = form.presets[chosen] ?? { values: {} };
  return formRequest(form, values, extra);
}

/**
 * What the samples of a page send: the reader's values, or the example that is chosen.
 *
 * @throws Error that says what a reader can do.
 */
export const requestOf = async (samples: HTMLElement): Promise<SampleRequest> =>
  latest?.page.contains(samples) ? latest.request : ofExample(samples);
