import { command } from '../src/command';
import { updateSnapshot } from '../src/translations/build/updateSnapshot';

/**
 * `npm run translations:update`: asks the API for the attribute translations and makes them the committed snapshot.
 * Prints what was added, changed and removed. Needs API_BASE_URL and API_KEY.
 * Exit code 1, and the snapshot left as it was, when the API fails.
 */
command(async () => console.log(await updateSnapshot()));
