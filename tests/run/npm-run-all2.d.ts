declare module 'npm-run-all2' {
  interface Options {
    parallel?: boolean;
    maxParallel?: number;
    continueOnError?: boolean;
    /** Prints the output of a script when it ends, because others print at the same time. */
    aggregateOutput?: boolean;
    printName?: boolean;
    silent?: boolean;
    stdout?: NodeJS.WritableStream;
    stderr?: NodeJS.WritableStream;
  }
  export interface Result {
    name: string;
    /** Exit code; undefined if the script was not started. */
    code: number | undefined;
  }
  /** Runs npm scripts. Rejects with an error that has `results: Result[]` if one fails. */
  export default function runAll(scripts: string[], options: Options): Promise<Result[]>;
}
