import path from 'node:path';
import { BaseResolver, isAbsoluteUrl, ResolveError, type Source } from '@redocly/openapi-core';
import { containsItself } from './containsItself';
import { expandedSize } from './expandedSize';
import { markLongIntegers } from './longIntegers';
import { type Root, referByMapping } from './mappedNames';
import { hasReservedKeys, protectKeys } from './protectKeys';

/** Values of a file with its YAML aliases written out; the largest contracts of others have half a million. */
const MAX_VALUES = 2_000_000;

const refuse = (why: string) => new ResolveError(new Error(why));

/** Reads contract files below one folder. References to other hosts or to files outside the folder are refused. */
export class LocalResolver extends BaseResolver {
  private root?: Root;

  constructor(
    config: ConstructorParameters<typeof BaseResolver>[0],
    private readonly folder: string,
    private readonly keepIntegers = false,
  ) {
    super(config);
  }

  override async loadExternalRef(ref: string): Promise<Source> {
    if (isAbsoluteUrl(ref)) throw refuse(`Remote $ref "${ref}" is refused.`);
    // A contract may lie in the root of a disk, whose name ends in a separator already.
    if (!path.resolve(ref).startsWith(path.join(this.folder, path.sep))) {
      throw refuse(`The $ref leads out of the folder of the contracts, to "${path.basename(ref)}".`);
    }
    return super.loadExternalRef(ref);
  }

  override parseDocument(source: Source, isRoot?: boolean): ReturnType<BaseResolver['parseDocument']> {
    const document = super.parseDocument(source, isRoot);
    if (containsItself(document.parsed)) throw refuse('A YAML alias stands inside the value that its anchor names.');
    if (expandedSize(document.parsed) > MAX_VALUES) throw refuse('The YAML aliases of the file multiply without end.');
    if (isRoot) this.root = { file: source.absoluteRef, parsed: document.parsed };
    if (this.root) referByMapping(document.parsed, this.root, source.absoluteRef);
    if (this.keepIntegers) document.parsed = markLongIntegers(source.body, document.parsed);
    if (hasReservedKeys(document.parsed)) document.parsed = protectKeys(document.parsed);
    return document;
  }
}
