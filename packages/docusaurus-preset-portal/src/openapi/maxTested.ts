/**
 * Maximum number of characters in a text that is tested against patterns of contracts. A separate module, because
 * browsers also load it.
 */
export const MAX_TESTED = 2_000;
