import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { paths } from '../../lib/paths';
import { type Document, restoreIntegers, toOpenApi30 } from '../../openapi';
import type { OverviewPage } from '../../openapi/model';
import { type ExportFile, environmentFile, exportFiles, type OnMissing } from '../exports';
import type { ReadApi } from './readApi';
import { type WorkerJobs, workerJobs } from './workerJobs';

const jsonOf = (document: Document) => `${JSON.stringify(document, null, 2)}\n`;

/** Returns the contract as OpenAPI 3.0 for tools that read no later version; nothing if it is that already. */
async function olderFiles(
  { ref, document, operations }: ReadApi,
  onMissing: OnMissing | undefined,
  yamlOf: WorkerJobs['yaml'],
): Promise<ExportFile[]> {
  if (document.openapi.startsWith('3.0') || !operations.some(({ operation }) => operation.kind === 'operation'))
    return [];
  try {
    const older = toOpenApi30(document);
    return [
      { name: `${ref.id}-3.0.yaml`, label: 'OpenAPI 3.0, YAML', content: await yamlOf(older) },
      { name: `${ref.id}-3.0.json`, label: 'OpenAPI 3.0, JSON', content: jsonOf(older) },
    ];
  } catch (error) {
    if (!onMissing) throw error;
    onMissing('OpenAPI 3.0', error as Error);
    return [];
  }
}

/**
 * Writes the downloads of an API to the static files: the bundled contract and the exported files.
 *
 * @param jobs Runs the slow jobs, by default in this process.
 * @param all All APIs of the site, for the files that they share; by default only this one.
 * @returns Links for the overview page, with sizes in bytes.
 */
export async function writeDownloads(
  api: ReadApi,
  {
    folder = paths.downloads,
    onMissing,
    jobs = workerJobs,
    all = [api],
  }: {
    folder?: string;
    onMissing?: OnMissing;
    jobs?: Pick<WorkerJobs, 'yaml' | 'types'>;
    all?: readonly ReadApi[];
  } = {},
): Promise<OverviewPage['downloads']> {
  const { ref, document } = api;
  const [yaml, older, exported] = await Promise.all([
    jobs.yaml(document),
    olderFiles(api, onMissing, jobs.yaml),
    exportFiles(api, onMissing, jobs.types),
  ]);
  await mkdir(folder, { recursive: true });
  const environment = exported.length > 0 && environmentFile(all);
  const downloads: ExportFile[] = [
    { name: `${ref.id}.yaml`, label: 'OpenAPI, YAML', content: yaml },
    { name: `${ref.id}.json`, label: 'OpenAPI, JSON', content: jsonOf(document) },
    ...older,
    ...exported,
    ...(environment ? [environment] : []),
  ];
  const files = downloads.map(({ content, ...file }) => ({
    ...file,
    content: typeof content === 'string' ? restoreIntegers(content) : content,
  }));
  for (const { name, content } of files) await writeFile(path.join(folder, name), content);
  return files.map(({ name, label, content }) => ({
    label,
    href: `/openapi/${name}`,
    bytes: Buffer.byteLength(content),
  }));
}
