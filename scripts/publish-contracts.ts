import { command } from '../src/command';
import { publishContracts } from '../src/contract-diff/gate/runGate';

/** `npm run publish:contracts`: keeps every contract with a new version as published, once the gate lets it through. */
command(async () => {
  for (const line of await publishContracts()) console.log(line);
});
