/** A type of the platform, where its declarations are installed. */
type Platform<Name extends string> = typeof globalThis extends { [Key in Name]: { prototype: infer Type } }
  ? Type
  : object;

/** A response of the service, without its body. */
export interface ResponseInfo {
  operation: string;
  status: number;
  /** Key of the request in the log of the API. */
  requestId: string | null;
  /** Numbers of the `RateLimit` headers; `reset` is in seconds. Undefined if the response does not have all three. */
  rateLimit: { limit: number; remaining: number; reset: number } | undefined;
  /** All headers, with names in lower case. */
  headers: Readonly<Record<string, string>>;
}

/** Options of a client. */
export interface Options {
  /** API key. Default: the environment variable. */
  key?: string | undefined;
  /** Scheme and host of the APIs, without the path of an API. Default: the environment variable, else production. */
  host?: string | undefined;
  /** Time limit of a request in seconds. Default: 30. */
  timeout?: number | undefined;
  /** Most retries of one call after 429 without `Retry-After`, 502, 503 or no response. 0 sends each call once. Default: 3. */
  retries?: number | undefined;
  /** Longest time in seconds that one call waits in all, before and between its requests. Default: 120. */
  maxWait?: number | undefined;
  /** Most bytes of a response. Default: 10,000,000. */
  maxResponseBytes?: number | undefined;
  /** Headers sent with each request, such as `Prefer`. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Is called with every response of the service, also of errors and before a retry. */
  onResponse?: ((response: ResponseInfo) => void) | undefined;
  /** Sends the requests, for example through a proxy; takes what `fetch` takes. Default: the `fetch` of the platform. */
  fetch?: ((url: string, init: object) => Promise<{ readonly status: number }>) | undefined;
}

/** Options of one call. */
export interface CallOptions {
  /** Ends the call, also while it waits. */
  signal?: Platform<'AbortSignal'> | undefined;
  /** Time limit of each request of this call in seconds. Default: that of the client. */
  timeout?: number | undefined;
}
