import { existsSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { BaseResolver, isAbsoluteUrl, ResolveError, type Source, YamlParseError } from '@redocly/openapi-core';
import get from 'lodash/get';
import { attempt } from '../../lib/attempt';
import { pathBelow } from '../../lib/files';
import { ContractError } from '../ContractError';
import { isMap } from '../document';
import { refBelow } from '../pointer';
import { clean } from '../text';
import type { BundleOptions } from './bundleContract';
import { shownPath } from './bundleProblems';
import { cleanTexts } from './cleanTexts';
import { resolveIdentifiers } from './identifiedRefs';
import { markLongIntegers } from './longIntegers';
import { protectKeys } from './protectKeys';
import { visitData } from './walkParts';

/** Counts the values with all YAML aliases expanded: nested ones grow exponentially. Infinite for data that contains itself. */
export function expandedSize(node: unknown, sizes = new Map<object, number>()): number {
  if (typeof node !== 'object' || node === null) return 1;
  const size = sizes.get(node);
  if (size !== undefined) return size;
  sizes.set(node, Number.POSITIVE_INFINITY);
  const own = Object.values(node).reduce<number>((sum, value) => sum + expandedSize(value, sizes), 1);
  sizes.set(node, own);
  return own;
}

interface ContractRoot {
  file: string;
  parsed: unknown;
}

/** Converts bare names in mappings (`dog: Dog`) to references: the bundler would take them for files. */
export function referByMapping(parsed: unknown, root: ContractRoot, file: string): void {
  const schemas = Object(get(root.parsed, ['components', 'schemas']));
  const before = file === root.file ? '' : root.file;
  visitData(parsed, (node) => {
    const mapping: unknown = get(node, ['discriminator', 'mapping']);
    for (const [value, name] of Object.entries(isMap(mapping) ? mapping : {}))
      if (typeof name === 'string' && Object.hasOwn(schemas, name))
        Object.assign(mapping as object, { [value]: before + refBelow('#/components/schemas', name) });
  });
}

/** Maximum number of values with YAML aliases expanded: the largest public contracts have half a million. */
const MAX_VALUES = 2_000_000;

/** Maximum size of a contract with its files, in bytes: a megabyte takes about a second to read, and many to build. */
const MAX_BYTES = 25_000_000;

const OUTSIDE = 'The file is outside the folder of the contract.';

const MAX_LISTED_POSITIONS = 5;

function changedTexts(file: string, pointers: readonly string[]): string {
  const more = pointers.length > MAX_LISTED_POSITIONS ? ` and ${pointers.length - MAX_LISTED_POSITIONS} more` : '';
  const listed = pointers.slice(0, MAX_LISTED_POSITIONS).join(', ') + more;
  return `${shownPath(file)}: invisible or incomplete characters were removed from ${listed}. Correct these texts.`;
}

const refuse = (why: string) => new ResolveError(new Error(why));

const tooLarge = (file: string) =>
  new ContractError(
    `The contract has more than ${MAX_BYTES / 1_000_000} MB, with the files that it refers to.`,
    shownPath(file),
    'Divide it into several contracts.',
  );

export interface ResolverOptions extends Pick<BundleOptions, 'keepIntegers' | 'onRead' | 'warn'> {
  /** Absolute path of the root file. The user names it, so it may be outside the allowed folders. */
  rootFile?: string;
}

/**
 * Reads the files of a contract. Third parties may write it and everybody reads it: references to other hosts, to files
 * outside the given folders or hidden, and to anything but regular files are refused, also through symbolic links.
 */
export class LocalResolver extends BaseResolver {
  private root?: ContractRoot;
  private bytes = 0;
  /** The first fault of a file itself: the bundler reports it as a fault of the `$ref` that leads there. */
  fileFault?: YamlParseError | ContractError;

  constructor(
    config: ConstructorParameters<typeof BaseResolver>[0],
    private readonly folders: readonly string[],
    private readonly options: ResolverOptions = {},
  ) {
    super(config);
  }

  /** Resolves a file name, which may be percent-encoded like a URL. */
  override resolveExternalRef(base: string | null, ref: string): string {
    const file = super.resolveExternalRef(base, ref);
    if (!/%[\da-f]{2}/i.test(ref) || isAbsoluteUrl(file) || existsSync(file)) return file;
    return attempt(() => super.resolveExternalRef(base, decodeURIComponent(ref)), file);
  }

  override async loadExternalRef(ref: string): Promise<Source> {
    if (isAbsoluteUrl(ref)) throw refuse(`Remote $ref "${ref}" is refused.`);
    if (ref !== this.options.rootFile) await this.checkLocation(ref);
    // Reading a pipe or a device would never end.
    const found = await stat(ref);
    if (found.isDirectory()) throw refuse(`"${path.basename(ref)}" is a folder.`);
    if (!found.isFile()) throw refuse(`"${path.basename(ref)}" is not a file.`);
    this.options.onRead?.(ref);
    this.bytes += found.size;
    if (this.bytes > MAX_BYTES) this.fileFault ??= tooLarge(ref);
    if (this.fileFault) throw this.fileFault;
    return super.loadExternalRef(ref);
  }

  private async checkLocation(ref: string): Promise<void> {
    const real = await realpath(ref).catch((error: NodeJS.ErrnoException) => {
      // The message must not tell which files exist elsewhere.
      if (this.folders.every((folder) => pathBelow(path.resolve(folder), ref) === undefined)) throw refuse(OUTSIDE);
      // It may be written later.
      this.options.onRead?.(ref);
      throw error.code === 'ENOENT' ? refuse(`"${path.basename(ref)}" does not exist.`) : error;
    });
    const folders = await Promise.all(this.folders.map((folder) => realpath(folder)));
    const [below] = folders.map((folder) => pathBelow(folder, real)).filter((found) => found !== undefined);
    if (below === undefined) throw refuse(OUTSIDE);
    if (/(?:^|\/)\./.test(below)) throw refuse(`The file "${below}" is hidden: its name begins with a dot.`);
  }

  override parseDocument(source: Source, isRoot?: boolean): ReturnType<BaseResolver['parseDocument']> {
    const document = this.parse(source, isRoot);
    const size = expandedSize(document.parsed);
    if (size === Number.POSITIVE_INFINITY) throw refuse('A YAML alias is inside the value of its own anchor.');
    if (size > MAX_VALUES) throw refuse(`The YAML aliases of the file expand to more than ${MAX_VALUES} values.`);
    if (typeof document.parsed === 'string') document.parsed = clean(document.parsed);
    if (/\$(?:id|self|anchor|dynamic)/.test(source.body)) resolveIdentifiers(document.parsed);
    const changed = cleanTexts(document.parsed);
    if (changed.length > 0) this.options.warn?.(changedTexts(source.absoluteRef, changed));
    if (isRoot) this.root = { file: source.absoluteRef, parsed: document.parsed };
    if (this.root) referByMapping(document.parsed, this.root, source.absoluteRef);
    if (this.options.keepIntegers) document.parsed = markLongIntegers(source.body, document.parsed);
    protectKeys(document.parsed);
    return document;
  }

  private parse(source: Source, isRoot?: boolean): ReturnType<BaseResolver['parseDocument']> {
    if (source.body.includes('\0')) throw refuse('The file is not UTF-8: it is UTF-16 or binary. Save it as UTF-8.');
    // HTML is no YAML, but its first line may look like it.
    if (/^\s*<(?:!doctype|html|\?xml)/i.test(source.body)) return { source, parsed: source.body };
    try {
      return super.parseDocument(source, isRoot);
    } catch (error) {
      if (error instanceof YamlParseError) this.fileFault ??= error;
      throw error;
    }
  }
}
