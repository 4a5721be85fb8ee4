import { commandLine } from 'openapi-toolkit/node';
import { updateSnapshot } from '../src/attribute-translations/updateSnapshot';

const usage = `Usage: npm run translations:update

Requests the attribute translations from the API and makes them the committed snapshot; "git diff" shows the changes.
Needs API_BASE_URL and API_KEY. Exit code 1, and the snapshot left as it was, when the API fails.`;

commandLine({ usage }, async () => console.log(await updateSnapshot()));
