import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportText } from '../../packages/docusaurus-preset-portal/src/reference/samples/received.fixture';
import { type ProgramName, pathOf, skipsWithout } from '../programs';
import { triesAll } from '../support/cover';
import { execute } from '../support/execute';
import { record } from './recorder';

/**
 * Contracts with every style of parameter, every kind of body and every authentication, from the contract to what curl
 * sends; at night the requests of the Postman collection are compared. `reference/samples/samples.run.test.ts` of the
 * engine runs all languages.
 */
const ALL = 'requests.yaml';
/** The contracts after the first run at night, in newman. */
const CONTRACTS = [ALL, ...(triesAll ? ['everything-31.yaml', 'everything-30.yaml', 'hostile.yaml'] : [])];
/** Values by the names of the variables in Postman. */
const POSTMAN = { apiKey: 'key-1', apiKey2: 'key-2', token: 'token-1', user: 'user-1', password: 'pass word' };

const program = (name: ProgramName, ...args: string[]) => [process.execPath, pathOf(name), ...args];

describe.each(CONTRACTS)('%s', (spec) => {
  let run: Awaited<ReturnType<typeof record>>;
  beforeAll(async () => {
    run = await record(spec);
    await run.sendSamples();
  });
  afterAll(() => run.close());

  if (spec === ALL)
    it('curl sends what the contract describes', () => {
      const received = [...(run.arrived.get('shell')?.values() ?? [])];
      const sentTo = (path: string) => received.find((one) => one.path.endsWith(path));
      expect(sentTo('/3')?.path).toBe(
        '/v1/path/a%20b%2Fc%3Fd%23e%25f%27%28g%29%21%C3%A6/a%20b,c%2Cd/1,2/r,100,g,a%3Db/r=100,g=2/x.x,y.x.y.r=1/y;matrix=x,y;matrixEach=x;matrixEach=y;r=1;g=2/%7B%22a%22%3A%5B1%5D%7D/3',
      );
      expect(sentTo('/query')?.delimited).toEqual(['joined=a%20b,c%2Cd', 'map=r,100,g,2']);
      expect(sentTo('/basic')?.headers.authorization).toBe(`Basic ${btoa('user-1:pass word')}`);
      expect(sentTo('/form-styles')?.body).toEqual([
        ['deep[a][b]', '1'],
        ['joined', 'a b,c,d'],
        ['text', 'x'],
      ]);
      expect(sentTo('/bytes')?.body).toBe(reportText);
      expect(sentTo('/cookie-key')?.headers.cookie).toBe('session=key-1');
    });

  if (triesAll)
    it.skipIf(skipsWithout('newman'))('Postman collection, run by newman', async () => {
      const names = { '.postman_collection.json': 'collection.json', '.postman_environment.json': 'environment.json' };
      const at = await run.placeExports('newman', names);
      const values = Object.entries(POSTMAN).flatMap(([name, value]) => ['--env-var', `${name}=${value}`]);
      const command = program('newman', 'run', 'collection.json', '-e', 'environment.json', ...values);
      const { status, stdout, stderr } = await execute(command, at);
      expect([status, stderr], stdout).toEqual([0, '']);
      run.expectAsCurl('newman');
    });
});
