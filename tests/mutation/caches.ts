/** What a module keeps of its results: a map or a set that is empty when the module is loaded. */
const CACHE = /^((?:const|let) \w+ = )(new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\));$/gm;

const world = globalThis as { mutationCache?: typeof cache; mutationCaches?: (() => void)[] };
world.mutationCache ??= cache;
world.mutationCaches ??= [];
const caches = world.mutationCaches;

/** A map or a set that can be emptied, whatever its kind. */
function cache<M extends object>(create: () => M): M {
  let current = create();
  caches.push(() => {
    current = create();
  });
  return new Proxy(current, {
    get: (_, key) => {
      const member = Reflect.get(current, key, current);
      return typeof member === 'function' ? member.bind(current) : member;
    },
  });
}

/** Code whose caches {@link emptyCaches} empties: what was computed before a mutant is switched on would hide it. */
export const withCaches = (code: string): string => code.replace(CACHE, '$1mutationCache(() => $2);');

/** Empties what modules keep of their results. */
export function emptyCaches(): void {
  for (const empty of caches) empty();
}
