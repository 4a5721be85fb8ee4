/** Returns the panel of the selected tab, and its radio button. */
function selectedIn(tabs: Element | null | undefined) {
  const radio = tabs?.querySelector<HTMLInputElement>(':scope > .ref-tablist > :checked');
  return { radio, panel: radio && tabs?.querySelector(`:scope > .ref-panels > [data-tab="${radio.id}"]`) };
}

/** Returns the index of the example whose values, changed or not, the samples send. */
function exampleIn(chooser: HTMLSelectElement | null): number {
  if (!chooser) return 0;
  return chooser.closest('.ref-own') ? Number(chooser.value) : chooser.selectedIndex;
}

/** Returns the header that asks for the selected response, `Prefer: code=404`; nothing if the samples lead to it. */
export function wantedResponse(page: ParentNode): { name: string; value: string }[] {
  const responses = page.querySelector('.ref-answers');
  const status = selectedIn(responses?.querySelector(':scope > .ref-tabs'));
  const example = selectedIn(status.panel?.querySelector(':scope > .ref-tabs'));
  const code = /^status-(\d{3})$/.exec(status.radio?.id ?? '')?.[1];
  const sent = responses?.querySelectorAll('.ref-request')[exampleIn(page.querySelector('#example-pair'))];
  const isInitial = status.radio?.defaultChecked && example.radio?.defaultChecked !== false;
  if (code === undefined || isInitial || (example.panel ?? status.panel)?.contains(sent ?? null)) return [];
  const name = /-example\.([\w-]{1,64})$/.exec(example.panel?.id ?? '')?.[1];
  return [{ name: 'Prefer', value: `code=${code}${name === undefined ? '' : `, example=${name}`}` }];
}
