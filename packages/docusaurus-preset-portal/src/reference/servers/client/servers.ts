import { attempt, serverOrigin } from 'openapi-toolkit';
import { ENVIRONMENT as KEY, readStored, store } from '../../../lib/storage';

type Field = HTMLInputElement | HTMLSelectElement;

/** Selected server. Also holds the choice where storage is not available. */
let selectedServer = '';
let values: Record<string, string> = {};

/** Original and displayed text of each sample node. A node whose text was changed elsewhere since is a new original. */
const sampleTexts = new WeakMap<Node, [text: string, shown: string]>();

const PART = '[data-servers]';

const partsOf = (frame: ParentNode) => frame.querySelectorAll<HTMLElement>(PART);

/** Reads the stored choice: the first line is the server, the lines below are values of variables, if any. */
function read(): void {
  const [first = '', ...rest] = (readStored(KEY) ?? selectedServer).split('\n');
  selectedServer = first;
  const stored: unknown = attempt(() => JSON.parse(rest.join('')), undefined);
  // Nothing stored, or not in our format: the current values remain.
  if (stored && typeof stored === 'object') values = stored as Record<string, string>;
}

const storeChoice = () =>
  store(KEY, Object.keys(values).length > 0 ? `${selectedServer}\n${JSON.stringify(values)}` : selectedServer);

/** Returns true if the reader selected this server, here or on another page. */
export function isChosen(value: string): boolean {
  read();
  return selectedServer === value;
}

type Server = HTMLOptionElement | HTMLInputElement;

const serversOf = (part: ParentNode) => [...part.querySelectorAll<Server>('[data-url]')];

const selectedOf = (part: ParentNode) =>
  serversOf(part).find((server) => ('selected' in server ? server.selected : server.checked));

const fieldsOf = (part: ParentNode, option: Server) => [
  ...part.querySelectorAll<Field>(`[data-of="${CSS.escape(option.value)}"] [data-variable]`),
];

/** Encodes characters that have a meaning in a sample's language, so that the value is safe in any of them. */
const encoded = (value: string) =>
  encodeURIComponent(value).replace(/%(3A|2F)|['()!*]/g, (part) =>
    part[0] === '%' ? decodeURIComponent(part) : `%${part.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function addressOf(part: ParentNode, option: Server, get: (field: Field) => string): string {
  const variableValues = new Map(fieldsOf(part, option).map((field) => [field.dataset.variable, get(field)]));
  return (option.dataset.url ?? '').replace(/\{([^{}]+)\}/g, (braces, name) => variableValues.get(name) ?? braces);
}

const defaultOf = ({ dataset }: Field) => dataset.default ?? '';
const currentOf = (field: Field) => (field.value.trim() === '' ? defaultOf(field) : encoded(field.value.trim()));

/** Returns a text with the address of a server replaced; a client has its host alone, as a text in quotes. */
const shownAt = (text: string, from: string, to: string): string =>
  `'"`.split('').reduce(
    (shown, quote) => shown.replaceAll(serverOrigin(from) + quote, () => serverOrigin(to) + quote),
    text.replaceAll(from, () => to),
  );

/** Writes the selected server into the samples of a part. Call it again after code was inserted. */
export function showServer(part: HTMLElement): void {
  const [first] = serversOf(part);
  const option = selectedOf(part);
  if (!first || !option) return;
  const [from, to] = [addressOf(part, first, defaultOf), addressOf(part, option, currentOf)];
  for (const code of part.querySelectorAll('code')) {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let at = texts.nextNode(); at; at = texts.nextNode()) {
      const entry = sampleTexts.get(at);
      const data = at.nodeValue ?? '';
      const text = entry?.[1] === data ? entry[0] : data;
      const displayed = shownAt(text, from, to);
      if (displayed === data) continue;
      sampleTexts.set(at, [text, displayed]);
      at.nodeValue = displayed;
    }
  }
  part.dispatchEvent(new Event('server', { bubbles: true }));
}

function choose(part: HTMLElement): void {
  const servers = serversOf(part);
  const selected = servers.find(({ value }) => value === selectedServer) ?? servers[0];
  if (!selected) return;
  if ('selected' in selected) selected.selected = true;
  else selected.checked = true;
  for (const option of servers) {
    const variableFields = part.querySelector<HTMLElement>(`[data-of="${CSS.escape(option.value)}"]`);
    if (variableFields) variableFields.hidden = option !== selected;
    for (const field of fieldsOf(part, option)) {
      const value = values[`${option.dataset.url} ${field.dataset.variable}`] ?? defaultOf(field);
      // The field is not overwritten while the reader types in it.
      if (field.value !== value && field !== document.activeElement) field.value = value;
    }
  }
  showServer(part);
}

/** Stores a change of a control. Returns true if the target is one. */
function storeChange({ target }: Event): boolean {
  if (!(target instanceof HTMLSelectElement || target instanceof HTMLInputElement)) return false;
  if (target.dataset.url !== undefined || target.querySelector('[data-url]')) {
    selectedServer = target.value;
    storeChoice();
    return true;
  }
  const name = target.dataset.variable;
  const part = target.closest<HTMLElement>(PART);
  const url = part && selectedOf(part)?.dataset.url;
  if (!name || !url) return false;
  values = { ...values, [`${url} ${name}`]: target.value };
  storeChoice();
  return true;
}

/** Updates the samples of a page when the reader selects a server, here or on another page. */
export function followServers(frame: HTMLElement, signal: AbortSignal): void {
  const show = () => {
    for (const part of partsOf(frame)) choose(part);
  };
  read();
  show();
  frame.addEventListener('input', (event) => storeChange(event) && show(), { signal });
}
