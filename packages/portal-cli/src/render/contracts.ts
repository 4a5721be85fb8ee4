import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  clean,
  type Document,
  decodeSafely,
  distinct,
  fragmentTarget,
  joinFaults,
  languageOf,
  lead,
  type OnFault,
  type OverviewPage,
  overviewPage,
  restoreIntegers,
  slugOfTitle,
  UserError,
  withHost,
} from 'openapi-toolkit';
import {
  type BundleOptions,
  bundleContract,
  faultAt,
  readOperations,
  relativePath,
  reportMistakes,
  Source,
} from 'openapi-toolkit/node';

/** A contract as the portal shows it. */
export interface RenderedContract {
  id: string;
  title: string;
  version: string;
  route: string;
  /** One or two sentences, plain text. */
  lead: string;
  groups: OverviewPage['groups'];
  /** As the command named it: for messages. */
  file: string;
  /** The bundled contract, JSON. */
  text: string;
  operations: number;
  webhooks: number;
  /** Language of its texts, if it is not English. */
  lang?: string;
}

/** Settings for all contracts of a portal. */
export interface ReadOptions extends Pick<BundleOptions, 'allow' | 'warn'> {
  /** Host of contracts that name none. */
  server?: string;
  onFault: OnFault;
}

/** True for a link to a part of the contract, as in Swagger 2.0 too, that is there. */
function hasSchema({ components }: Document, link: string): boolean {
  const [, kind = 'schemas', name = ''] = /^#\/(?:definitions|components\/([^/]+))\/([^/]+)/.exec(link) ?? [];
  return Object.hasOwn(Object((components as Record<string, unknown> | undefined)?.[kind]), decodeSafely(name));
}

async function readContract(
  spec: string,
  folder: string,
  { server, ...reading }: ReadOptions,
): Promise<Omit<RenderedContract, 'id' | 'route'> & { document: Document; all: ReturnType<typeof readOperations> }> {
  const file = relativePath(folder, spec) || spec;
  const bundled = await bundleContract(spec, { ...reading, keepIntegers: true });
  const document = server ? withHost(bundled, server) : bundled;
  // The generation reads the bodies, and reports what is wrong there.
  const all = readOperations(document, file, false);
  const target = fragmentTarget({ document, operations: all, ref: { id: '', title: '', version: '', route: '/' } });
  const source = new Source(spec, await readFile(spec, 'utf8'));
  // Bodies, with their schemas, are not read yet.
  reportMistakes(
    document,
    all,
    (what, pointer, fix) => reading.onFault(faultAt({ source, pointer }, what, fix)),
    (fragment) => hasSchema(document, fragment) || target(fragment) !== undefined,
  );
  const { info } = document;
  const count = (kind: string) => all.filter(({ operation }) => operation.kind === kind).length;
  return {
    document,
    all,
    file,
    title: clean(info.title).trim() || path.basename(spec, path.extname(spec)),
    version: clean(info.version),
    lead: clean(info.summary) || lead(info.description),
    groups: [],
    text: restoreIntegers(JSON.stringify(document)),
    operations: count('operation'),
    webhooks: count('webhook'),
    lang: languageOf(document),
  };
}

/** Reads contracts, with names relative to a folder. Throws a UserError that says what can't be shown of all of them. */
export async function readRenderedContracts(
  specs: readonly string[],
  folder: string,
  reading: ReadOptions = { onFault: () => undefined },
): Promise<RenderedContract[]> {
  const read: Awaited<ReturnType<typeof readContract>>[] = [];
  const errors: UserError[] = [];
  for (const spec of specs) {
    try {
      read.push(await readContract(spec, folder, reading));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      errors.push(error);
    }
  }
  if (errors.length > 0) throw joinFaults(errors);
  const ids = distinct(read.map(({ title }) => slugOfTitle(title)));
  return read.map(({ document, all, ...contract }, at) => {
    const id = ids[at] as string;
    const route = `/api/${id}`;
    const { title, version } = contract;
    const { groups } = overviewPage({ ref: { id, title, version, route }, document, operations: all }, [], []);
    return { ...contract, id, route, groups };
  });
}
