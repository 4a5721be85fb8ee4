/** Maximum number of characters in a text that is tested against patterns. Alone, because browsers load it, too. */
export const MAX_TESTED = 2_000;
