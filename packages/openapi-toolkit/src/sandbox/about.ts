/** Names and texts of a sandbox, for its command line and `GET /`. */
export interface SandboxAbout {
  title: string;
  /** Sentence about its data and keys. */
  note: string;
  /** Origin with the default port. */
  origin: string;
  /** Returns a command that gets a success response from the sandbox at an origin; absent if none is known. */
  tryIt?: (origin: string) => string;
}

/** The sandbox of contracts alone. */
export const PLAIN: SandboxAbout = {
  title: 'Sandbox',
  note: 'Everything in it is invented. Any key works.',
  origin: 'http://127.0.0.1:4010',
};

/** Returns the default port of a sandbox. */
export const portOf = ({ origin }: SandboxAbout): number => Number(new URL(origin).port);
