// @ts-check
// JavaScript, because plain Node.js loads this file.

/** Time in which a program may end by itself, in ms. */
const GRACE_MS = 3000;
/** One Ctrl-C can arrive twice: from the terminal and from npm. In ms. */
const SAME_MS = 500;

/** True where a program can be ended together with those that it started. */
const hasGroups = process.platform !== 'win32';

/**
 * Returns a function that ends a program and those that it started: the first call asks them to end, and three seconds
 * later they are killed. A second call kills them at once.
 *
 * @param {import('node:child_process').ChildProcess} child started with `detached: hasGroups`
 */
function stopper(child) {
  let first = 0;
  const send = (/** @type {NodeJS.Signals} */ signal) => {
    try {
      process.kill(hasGroups ? -Number(child.pid) : Number(child.pid), signal);
    } catch {
      // It has ended.
    }
  };
  return () => {
    if (first > 0 && Date.now() - first > SAME_MS) send('SIGKILL');
    if (first > 0) return;
    first = Date.now();
    send('SIGTERM');
    const kill = setTimeout(send, GRACE_MS, 'SIGKILL');
    child.once('close', () => clearTimeout(kill));
  };
}

module.exports = { hasGroups, stopper };
