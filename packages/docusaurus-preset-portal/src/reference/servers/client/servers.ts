import { serverOrigin } from 'openapi-toolkit';
import { ENVIRONMENT as KEY, readStored, store } from '../../../lib/storage';

/** Selected server. Also holds the choice where storage is not available. */
let selectedServer = '';

/** Original and displayed text of each sample node. A node whose text was changed elsewhere since is a new original. */
const sampleTexts = new WeakMap<Node, [text: string, shown: string]>();

function read(): void {
  selectedServer = readStored(KEY) ?? selectedServer;
}

/** Returns true if the reader selected this server, here or on another page. */
export function isChosen(value: string): boolean {
  read();
  return selectedServer === value;
}

type Server = HTMLOptionElement | HTMLInputElement;

const serversOf = (part: ParentNode) => [...part.querySelectorAll<Server>('[data-url]')];

const isSelected = (server: Server): boolean => ('selected' in server ? server.selected : server.checked);

/** Returns a text with the address of a server replaced; a client has its host alone, as a text in quotes. */
const shownAt = (text: string, from: string, to: string): string =>
  `'"`.split('').reduce(
    (shown, quote) => shown.replaceAll(serverOrigin(from) + quote, () => serverOrigin(to) + quote),
    text.replaceAll(from, () => to),
  );

/** Writes the selected server into the samples of a part. Call it again after code was inserted. */
export function showServer(part: HTMLElement): void {
  const servers = serversOf(part);
  const [from, to] = [servers[0], servers.find(isSelected)].map((server) => server?.dataset.url);
  if (!from || !to) return;
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
  for (const note of part.querySelectorAll<HTMLElement>('[data-of]')) note.hidden = note.dataset.of !== selected.value;
  showServer(part);
}

/** Updates the samples of a page when the reader selects a server, here or on another page. */
export function followServers(frame: HTMLElement, signal: AbortSignal): void {
  const show = () => {
    for (const part of frame.querySelectorAll<HTMLElement>('[data-servers]')) choose(part);
  };
  const select = ({ target }: Event) => {
    const isRadio = target instanceof HTMLInputElement && target.dataset.url !== undefined;
    if (!isRadio && !(target instanceof HTMLSelectElement && target.querySelector('[data-url]'))) return;
    selectedServer = target.value;
    store(KEY, selectedServer);
    show();
  };
  read();
  show();
  frame.addEventListener('input', select, { signal });
}
