import type { Outcome } from './receive';

/** Time between calls that go on after they waited together, in ms. */
const STEP = 10;

/** Holds back the calls of a client while the service does not take them. */
export class Hold {
  private end = 0;
  /** When the last of the waiting calls goes on. */
  private last = 0;
  private outcome: Outcome = '';

  /** Holds all calls back for some seconds, because of the outcome of one. */
  set(seconds: number, outcome: Outcome): void {
    const end = performance.now() + seconds * 1000;
    if (end > this.end) [this.end, this.outcome] = [end, outcome];
  }

  /** Why calls are held back: the outcome of an earlier call, with the seconds that are left. */
  get reason(): Outcome {
    const { outcome, end } = this;
    if (typeof outcome === 'string' || !('retry-after' in outcome.headers)) return outcome;
    const left = String(Math.ceil((end - performance.now()) / 1000));
    return { ...outcome, headers: { ...outcome.headers, 'retry-after': left } };
  }

  /** Returns the seconds until it is the turn of one more call, 0 if it may be sent now. */
  turn(): number {
    const now = performance.now();
    if (now >= this.end) return 0;
    this.last = Math.max(this.end, this.last + STEP);
    return (this.last - now) / 1000;
  }
}
