const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
const REFUSED = /[<>:"|?*\\\p{Cc}]|[. ]$/u;
/** Windows limits a path to 260 characters; half of it may be the folder of the clone. */
const LONGEST = 130;

/** Returns names of the repository that another system refuses or confuses with each other. */
export function faultsOf(files: string[]): string[] {
  const faults: string[] = [];
  const spellings = new Map<string, string>();
  for (const file of files) {
    const parts = file.split('/');
    for (const part of parts)
      if (RESERVED.test(part) || REFUSED.test(part)) faults.push(`${file}: Windows refuses "${part}"`);
    if (file.length > LONGEST) faults.push(`${file}: longer than ${LONGEST} characters`);
    if (file !== file.normalize('NFC')) faults.push(`${file}: not in Unicode NFC, which macOS changes`);
    for (const [index] of parts.entries()) {
      const prefix = parts.slice(0, index + 1).join('/');
      const other = spellings.get(prefix.toLowerCase());
      if (other !== undefined && other !== prefix) faults.push(`${file}: differs from ${other} by case only`);
      spellings.set(prefix.toLowerCase(), prefix);
    }
  }
  return faults;
}
