import { describe, expect, it } from 'vitest';
import { skipsWithout } from '../../programs';
import { grammarOf } from '../../samples/grammar';
import { codeOf, LINUX, SANDBOX, STARTED } from './commands';

describe('on Windows', () => {
  it.skipIf(skipsWithout('powershell'))('every command has its counterpart in PowerShell', async () => {
    const isValid = await grammarOf('powershell');
    const code = [STARTED, SANDBOX].flatMap(codeOf);
    const bash = code.filter(({ label }) => label.endsWith(LINUX));
    const windows = code.filter(({ label }) => label.endsWith(', Windows PowerShell'));
    expect(bash.length).toBeGreaterThan(0);
    expect(windows).toHaveLength(bash.length);
    expect(windows.filter(({ text }) => !isValid(text))).toEqual([]);
    // In Windows PowerShell `curl` is another command, and `npx` is a script that it refuses.
    for (const { text } of windows) expect(text).not.toMatch(/^(curl|npx) /m);
  });
});
