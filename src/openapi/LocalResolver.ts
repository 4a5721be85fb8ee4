import path from 'node:path';
import { BaseResolver, isAbsoluteUrl, ResolveError, type Source } from '@redocly/openapi-core';
import { ContractError } from './ContractError';
import { takenKey } from './reservedKey';

/** YAML aliases multiply what they stand for: a few are a convenience, many can be a bomb. */
const MAX_ALIASES = 20;

/** How often a file repeats its own anchors. Emphasis in Markdown looks like an alias but has no anchor. */
function countAliases(text: string): number {
  const names = (sign: string) =>
    [...text.matchAll(new RegExp(`(?:^|[\\s[,{:-])\\${sign}([\\w-]+)`, 'g'))].map(([, name]) => name);
  const anchors = new Set(names('&'));
  return anchors.size === 0 ? 0 : names('*').filter((name) => anchors.has(name)).length;
}

/** Reads contract files below one folder: a contract never sends the build to the network or out of its folder. */
export class LocalResolver extends BaseResolver {
  constructor(
    config: ConstructorParameters<typeof BaseResolver>[0],
    private readonly folder: string,
  ) {
    super(config);
  }

  override async loadExternalRef(ref: string): Promise<Source> {
    const refuse = (why: string) => new ResolveError(new Error(why));
    if (isAbsoluteUrl(ref)) throw refuse(`Remote $ref "${ref}" is refused.`);
    if (!path.resolve(ref).startsWith(this.folder + path.sep)) {
      throw refuse(`The $ref leads out of the folder of the contracts, to "${path.basename(ref)}".`);
    }
    const source = await super.loadExternalRef(ref);
    const aliases = countAliases(source.body);
    if (aliases > MAX_ALIASES) throw refuse(`The file has ${aliases} YAML aliases; at most ${MAX_ALIASES} are read.`);
    return source;
  }

  override parseDocument(source: Source, isRoot?: boolean): ReturnType<BaseResolver['parseDocument']> {
    const document = super.parseDocument(source, isRoot);
    const taken = takenKey(document.parsed);
    if (taken)
      throw new ContractError(
        `The key "${taken.split('/').at(-1)}" is the name of a JavaScript function and can't be read.`,
        `${path.relative(process.cwd(), source.absoluteRef)}${taken}`,
        'Use another name in the contract, or leave this one out of it.',
      );
    return document;
  }
}
