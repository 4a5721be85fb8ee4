import { commandLine } from 'docusaurus-preset-portal/lib/runCli';
import { plantFaults } from '../tests/planted';

const usage = `Usage: npx tsx scripts/planted.ts [WORD...]

Plants faults one by one in a copy of the last commit, and prints which check finds each (tests/planted/faults.yaml).
  WORD  Only faults with this word in their name or check, such as "unit".`;

commandLine({ usage, operands: [0, Infinity] }, async (_, words) => Math.min(await plantFaults(words, console.log), 1));
