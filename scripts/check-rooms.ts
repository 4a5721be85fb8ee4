import { commandLine } from '../src/command';
import { checkRooms } from '../src/rooms/check';

const usage = `Usage: npm run check:rooms

Checks that no module imports one of a higher layer (src/rooms/rooms.ts).`;

commandLine({ usage }, async () => {
  const { report, errors } = await checkRooms(process.cwd());
  console.log(report);
  return errors === 0 ? 0 : 1;
});
