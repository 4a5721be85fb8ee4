import { checkNaming } from '../src/checks/comments';
import { commandLine } from '../src/lib/runCli';

const usage = `Usage: npm run check:comments

Checks that no doc comment begins with What, Whether, How, Who or Where, and that no retired name is declared or names
a file (src/checks/comments/retired.ts).`;

commandLine({ usage }, async () => {
  const { faults, comments, names } = await checkNaming(process.cwd());
  for (const fault of faults) console.error(fault);
  console.log(`Comments: ${comments} doc comments and ${names} names checked, ${faults.length} faults.`);
  return faults.length === 0 ? 0 : 1;
});
