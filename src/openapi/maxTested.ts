/** Characters of a text up to which it is tested against patterns of contracts. Apart from these: browsers have it, too. */
export const MAX_TESTED = 2_000;
