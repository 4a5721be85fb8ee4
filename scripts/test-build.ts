import { commandLine } from 'openapi-toolkit/node';
import { makeShared } from '../tests/changed-site';

const usage = `Usage: npx tsx scripts/test-build.ts

Builds the changed site that several tests share (tests/changed-site).`;

commandLine({ usage }, makeShared);
