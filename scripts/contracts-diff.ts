import { diffCommand } from 'openapi-toolkit/diff';

diffCommand('npm run contracts:diff --');
