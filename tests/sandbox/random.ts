/** A seeded generator: the same numbers in every run, so that a finding can be repeated. */
export interface Random {
  /** A whole number from 0 to below the limit. */
  below: (limit: number) => number;
  one: <T>(of: readonly T[]) => T;
  chance: (oneIn: number) => boolean;
}

/** mulberry32, 32 bits of state. */
export function random(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, one: (of) => of[below(of.length)] as (typeof of)[number], chance: (oneIn) => below(oneIn) === 0 };
}
