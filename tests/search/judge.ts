import type { Hit, Search } from '../../src/search/engine';

/** What somebody typed, and where a person who knows the site would send them. */
export interface Judged {
  q: string;
  kind: string;
  /** Addresses, `**` for anything; `attribute:` before a key. One of them has to come. */
  right: string[];
}

export interface Verdict extends Judged {
  /** Place of the first right answer, from 1; 0 when it is not there. */
  rank: number;
  first: string;
}

/** Address of a hit as the judgements write it. */
export function addressOf({ record }: Hit): string {
  return record.kind === 'attribute' ? `attribute:${record.title}` : decodeURIComponent(record.href);
}

function matches(pattern: string, address: string): boolean {
  const source = pattern.split('**').map((text) => text.split('*').map(quoted).join('[^/]*'));
  // `**.name` is that parameter or property at any depth of any page.
  return new RegExp(`^${source.join('.*').replace(/^\.\*\\\./, '.*[.#]')}$`).test(address);
}

const quoted = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Asks everything, one query after the other, in the order of the file. */
export async function judge(search: Search, queries: readonly Judged[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const query of queries) {
    const addresses = (await search.find(query.q)).map(addressOf);
    const rank = addresses.findIndex((address) => query.right.some((pattern) => matches(pattern, address))) + 1;
    verdicts.push({ ...query, rank, first: addresses[0] ?? '' });
  }
  return verdicts;
}

/** Share of the queries whose right answer is among the first `places`. */
export const share = (verdicts: readonly Verdict[], places: number): number =>
  verdicts.filter(({ rank }) => rank > 0 && rank <= places).length / verdicts.length;
