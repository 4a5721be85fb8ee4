import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeFiles } from '../../../../../tests/support/testFolder';
import { relativePath } from '../../lib/files';
import { type Gate, publishContracts } from './runGate';

const FILES: Record<string, string> = {
  'shapes.yaml': `openapi: 3.1.0
info:
  title: Shapes
  version: 1.0.0
  x-changes:
    - { version: 1.0.0, date: '2026-01-01', summary: First version. }
servers: [{ url: 'https://example.com' }]
paths:
  /shapes:
    $ref: operations/createShape.yaml
  /shapes/{shapeId}:
    $ref: operations/shape.yaml
`,
  'operations/createShape.yaml': `post:
  operationId: createShape
  requestBody:
    required: true
    content: { application/json: { schema: { $ref: ../schemas/Shape.yaml } } }
  responses:
    '201': { description: Created }
`,
  'operations/shape.yaml': `get:
  operationId: shape
  parameters:
    - { name: shapeId, in: path, required: true, schema: { type: string } }
    - { name: detail, in: query, schema: { type: string, enum: [low, high] } }
  responses:
    '200':
      description: The shape
      content:
        application/json:
          schema: { $ref: ../schemas/Drawn.yaml }
`,
  'schemas/Shape.yaml': `type: object
properties:
  size:
    type: integer
    maximum: 100
  colour:
    type: string
`,
  'schemas/Drawn.yaml': `type: object
required: [id]
properties:
  id:
    type: string
  status:
    type: string
    enum: [new, done]
  old:
    type: string
    deprecated: true
    x-sunset: '2026-06-01'
`,
};

const API = { id: 'shapes', title: 'Shapes API', spec: 'shapes.yaml' };

/** A repository with one published contract of several files. */
export interface Repository {
  options: Gate;
  /** Replaces text in files, starting from the published state. */
  edit: (edits: readonly (readonly [file: string, before: string, after: string])[]) => Promise<void>;
  remove: () => Promise<void>;
}

/** Creates the repository in its own folder. */
export async function repository(): Promise<Repository> {
  await mkdir('.generated', { recursive: true });
  const home = relativePath(process.cwd(), await mkdtemp(path.resolve('.generated', 'gate-')));
  const [clean, specDir, published] = ['clean', 'specs', 'published'].map((name) => `${home}/${name}`) as [
    string,
    string,
    string,
  ];
  writeFiles(clean, FILES);
  await cp(clean, specDir, { recursive: true });
  const options = { apis: [API], specDir, published, noticeMonths: 6 };
  await publishContracts(options);
  return {
    options,
    edit: async (edits) => {
      await cp(clean, specDir, { recursive: true });
      for (const [file, before, after] of edits) {
        const text = await readFile(path.join(specDir, file), 'utf8');
        if (!text.includes(before)) throw new Error(`${file} does not hold ${before}`);
        await writeFile(path.join(specDir, file), text.replace(before, after));
      }
    },
    remove: () => rm(home, { recursive: true, force: true }),
  };
}
