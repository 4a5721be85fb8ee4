package client;

/**
 * Rate limit of a key, as a response has it.
 *
 * @param limit Requests in one window.
 * @param remaining Requests left in this window.
 * @param reset Seconds until the window is full again.
 */
public record RateLimit(long limit, long remaining, long reset) {}
