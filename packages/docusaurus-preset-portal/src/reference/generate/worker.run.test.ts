import { expect, it } from 'vitest';
import { apiOf } from './api.fixture';
import { startWorker } from './worker';
import { workerJobs } from './workerJobs';

const { document } = apiOf({
  paths: { '/a': { get: { operationId: 'a', 'x-long': '\uE00112345678901234567890\uE001', 'x-none': undefined } } },
});

it('returns the same results as this process', async () => {
  const second = startWorker();
  expect(await Promise.all([second.jobs.types(document, 'API'), second.jobs.yaml(document)])).toEqual([
    await workerJobs.types(document, 'API'),
    await workerJobs.yaml(document),
  ]);
  await second.end();
});

it('reports the error of a job and runs the next one', async () => {
  const second = startWorker();
  const broken = { ...document, openapi: '2.0' };
  await expect(second.jobs.types(broken, 'API')).rejects.toThrow('Unsupported OpenAPI version: 2.0');
  expect(await second.jobs.yaml(broken)).toContain('openapi: "2.0"');
  await second.end();
});

it('can be ended during a job', async () => {
  const second = startWorker();
  const waiting = second.jobs.yaml(document);
  const rejection = expect(waiting).rejects.toThrow('The second process of the generation stopped');
  await second.end();
  await rejection;
  await expect(second.jobs.yaml(document)).rejects.toThrow('Channel closed');
});
