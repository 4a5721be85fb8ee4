import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { TSX } from '../../../tests/support/execute';

/** Ends like a build that gets SIGTERM while the client is compiled. */
const script = (nodeEnv: string) => `
  process.env.NODE_ENV = '${nodeEnv}';
  require('./src/delivery/harden').default({ siteDir: '.' }).configureWebpack();
  process.on('SIGTERM', () => process.exit());
  process.emit('SIGTERM');
`;

it.each([
  ['production', 1],
  ['development', 0],
])('a build that is interrupted has failed: %s ends with %i', (nodeEnv, status) => {
  const [program = '', ...args] = [...TSX, '-e', script(nodeEnv)];
  expect(spawnSync(program, args, { encoding: 'utf8' })).toMatchObject({ status, stderr: '' });
});
