// @ts-check
// JavaScript, because plain Node.js loads this file.

/** True where a program that is started `detached` ends together with those that it started. */
exports.hasGroups = process.platform !== 'win32';

/**
 * Returns a function that ends a program and those that it started: the first call asks them to, and three seconds later
 * they are killed; a second call kills them at once. One Ctrl-C can come twice within a moment: from the terminal and from npm.
 */
exports.stopper = (/** @type {import('node:child_process').ChildProcess} */ child) => {
  let first = 0;
  const send = (/** @type {NodeJS.Signals} */ signal) => {
    try {
      process.kill((exports.hasGroups ? -1 : 1) * Number(child.pid), signal);
    } catch {
      // It has ended.
    }
  };
  return () => {
    if (first > 0 && Date.now() - first > 500) send('SIGKILL');
    if (first > 0) return;
    first = Date.now();
    send('SIGTERM');
    const kill = setTimeout(send, 3000, 'SIGKILL');
    child.once('close', () => clearTimeout(kill));
  };
};
