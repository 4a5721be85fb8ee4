/** Options of a client. */
export interface Options {
  /** API key. Default: the environment variable. */
  key?: string | undefined;
  /** Scheme and host of the APIs, without the path of an API. Default: the environment variable, else production. */
  host?: string | undefined;
  /** Time limit of a request in seconds. Default: 30. */
  timeout?: number | undefined;
  /** Most retries of one call, after 429, 502, 503 or no response. Default: 3. */
  retries?: number | undefined;
  /** Headers sent with each request, such as `Prefer`. */
  headers?: Readonly<Record<string, string>> | undefined;
}
