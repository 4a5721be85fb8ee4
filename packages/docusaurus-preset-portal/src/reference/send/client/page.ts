import type { SampleRequest } from 'openapi-toolkit/samples';
import { REQUEST } from '../../builder/form/prefix';
import { formRequest } from '../../builder/form/request';
import type { OperationForm } from '../../builder/form/types';

/** Request of the samples, once the reader has opened the form. */
let latestRequest: { page: Node; request: SampleRequest } | undefined;

/** Records the request of the samples when it changes. */
export function followSamples(): void {
  document.addEventListener(REQUEST, (event) => {
    latestRequest = { page: event.target as Node, request: (event as CustomEvent<SampleRequest>).detail };
  });
}

async function ofExample(samples: HTMLElement): Promise<SampleRequest> {
  const file = samples.closest<HTMLElement>('[data-samples]')?.dataset.samples ?? '';
  const response = await fetch(`${file.replace(/samples$/, 'form')}.json`).catch(() => undefined);
  if (!response?.ok) throw new Error('The request of this page did not arrive. Is the sandbox still running?');
  const form = (await response.json()) as OperationForm;
  const exampleIndex = samples.querySelector<HTMLSelectElement>('#example-pair')?.selectedIndex ?? 0;
  const { values, extraHeaders } = form.presets[exampleIndex] ?? { values: {} };
  return formRequest(form, values, extraHeaders);
}

/** Returns the request of the page's samples. @throws Error with a message for the reader. */
export const shownRequest = async (samples: HTMLElement): Promise<SampleRequest> =>
  latestRequest?.page.contains(samples) ? latestRequest.request : ofExample(samples);
