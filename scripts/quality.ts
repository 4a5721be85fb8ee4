import { command } from '../src/command';
import { FILE } from '../src/quality/build/data';
import { measureQuality } from '../tests/quality';

/**
 * Measures what the page "Quality" shows. Let the machine rest meanwhile.
 *
 *     npm run test:all && npm run quality
 */
command(async () => {
  await measureQuality(FILE);
  console.log(`Written to ${FILE}.`);
});
