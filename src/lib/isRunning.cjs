// @ts-check
// JavaScript, because plain Node.js loads this file.

/** True if a process of this machine runs. */
exports.isRunning = (/** @type {number} */ pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
};
