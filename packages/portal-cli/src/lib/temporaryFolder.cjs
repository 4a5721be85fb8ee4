// @ts-check
// JavaScript, because plain Node.js loads this file.
const { lstatSync, mkdtempSync, readdirSync, rmSync } = require('node:fs');
const { hostname } = require('node:os');
const path = require('node:path');

/** True if a process of this machine runs. */
const isRunning = (/** @type {number} */ pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
};

/** Removes a folder of this user, unless another process does so or still writes to it. */
function remove(/** @type {string} */ folder) {
  try {
    const found = lstatSync(folder);
    if (found.isDirectory() && found.uid === (process.getuid?.() ?? found.uid)) rmSync(folder, { recursive: true });
  } catch {
    // The next call tries again.
  }
}

/** Makes a folder, and removes those with the same prefix that killed processes of this machine left behind. */
exports.temporaryFolder = (/** @type {string} */ parent, /** @type {string} */ prefix) => {
  const own = `${prefix}${hostname()}-`;
  for (const name of readdirSync(parent)) {
    const [, pid] = (name.startsWith(own) && /^(\d+)-\w+$/.exec(name.slice(own.length))) || [];
    if (pid && !isRunning(Number(pid))) remove(path.join(parent, name));
  }
  return mkdtempSync(path.join(parent, `${own}${process.pid}-`));
};
