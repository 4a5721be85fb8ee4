import { command } from '../src/command';
import { makeShared } from '../tests/changed-site';

/**
 * Builds the changed site that several tests of the test line look at; whether the build is as it should be is
 * theirs to say.
 *
 *     npx tsx scripts/test-build.ts
 */
command(makeShared);
