import { command } from '../src/command';
import { checkRooms } from '../src/rooms/check';

command(async () => {
  const { report, errors } = await checkRooms(process.cwd());
  console.log(report);
  return errors === 0 ? 0 : 1;
});
