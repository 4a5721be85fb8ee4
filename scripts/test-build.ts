import { commandLine } from '../src/lib/runCli';
import { makeShared } from '../tests/changed-site';

const usage = `Usage: npx tsx scripts/test-build.ts

Builds the changed site that several tests of the test line look at. The tests say whether it is as it should be.`;

commandLine({ usage }, makeShared);
