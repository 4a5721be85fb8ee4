// @ts-check
// JavaScript, because plain Node.js loads this file.
const { lstatSync, mkdtempSync, readdirSync, rmSync } = require('node:fs');
const { hostname } = require('node:os');
const path = require('node:path');
const { isRunning } = require('./isRunning.cjs');

/** Removes a folder of this user. Another process may do so, too, or still write to it. */
function remove(/** @type {string} */ folder) {
  try {
    const found = lstatSync(folder);
    if (found.isDirectory() && found.uid === (process.getuid?.() ?? found.uid)) rmSync(folder, { recursive: true });
  } catch {
    // The next call tries again.
  }
}

/**
 * Makes a folder for one process. Removes those with the same prefix whose processes were killed: of this machine and
 * this user.
 *
 * @param {string} parent
 * @param {string} prefix begin of the name
 * @returns {string} its path; the caller removes it
 */
exports.temporaryFolder = (parent, prefix) => {
  const own = `${prefix}${hostname()}-`;
  for (const name of readdirSync(parent)) {
    const [, pid] = (name.startsWith(own) && /^(\d+)-\w+$/.exec(name.slice(own.length))) || [];
    if (pid && !isRunning(Number(pid))) remove(path.join(parent, name));
  }
  return mkdtempSync(path.join(parent, `${own}${process.pid}-`));
};
