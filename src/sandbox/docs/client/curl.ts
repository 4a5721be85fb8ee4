import { readWords } from './words';

/** A request as the page sends it to where it comes from. */
export interface Sent {
  method: string;
  /** Path and query, encoded. */
  target: string;
  headers: [name: string, value: string][];
  body?: string;
}

/** What the sandbox takes for any secret. */
const ANY = 'sandbox';

/** Options of the samples that say nothing of the request, with the number of words after them. */
const REST: Record<string, number> = {
  '--fail-with-body': 0,
  '--silent': 0,
  '--show-error': 0,
  '--globoff': 0,
  '--max-time': 1,
};

const encodeStrictly = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** A pair of `--data-urlencode`: its name is encoded already. */
function pairOf(text: string): string {
  const at = text.indexOf('=');
  return `${text.slice(0, at)}=${encodeStrictly(text.slice(at + 1))}`;
}

const header = (text: string): [string, string] => {
  const at = text.search(/[:;]/);
  return [text.slice(0, at), text.slice(at + 1).trim()];
};

/**
 * The request that a curl sample sends.
 *
 * @param secret Value of an environment variable: any will do, where nothing is said.
 * @throws Error when a page can't send it: it needs a file of the reader's.
 */
export function readCurl(sample: string, secret: (variable: string) => string = () => ANY): Sent {
  const { words, input } = readWords(sample, secret);
  const sent: Sent = { method: '', target: '', headers: [] };
  const pairs: string[] = [];
  let inUrl = false;
  const rest = words.slice(1);
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const next = () => rest.shift() ?? '';
    if (word === '--request') sent.method = next();
    else if (word === '--head') sent.method = 'HEAD';
    else if (word === '--get') inUrl = true;
    else if (word === '--header') sent.headers.push(header(next()));
    else if (word === '--user') sent.headers.push(['Authorization', `Basic ${btoa(next())}`]);
    else if (word === '--data-urlencode') pairs.push(pairOf(next()));
    else if (word === '--data-raw') sent.body = next();
    else if (word === '--data-binary' && rest[0] === '@-') sent.body = rest.shift() && input;
    else if (word in REST) rest.splice(0, REST[word]);
    else if (word.startsWith('--')) throw new Error('This request takes a file of yours: run a sample instead.');
    else sent.target = new URL(word).pathname + new URL(word).search;
  }
  if (inUrl) sent.target += `${sent.target.includes('?') ? '&' : '?'}${pairs.join('&')}`;
  else if (pairs.length > 0) {
    sent.body = pairs.join('&');
    sent.headers.push(['Content-Type', 'application/x-www-form-urlencoded']);
  }
  sent.method ||= sent.body === undefined ? 'GET' : 'POST';
  return sent;
}
