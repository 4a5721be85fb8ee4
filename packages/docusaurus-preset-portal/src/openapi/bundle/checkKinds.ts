import {
  type Config,
  detectSpec,
  getTypes,
  normalizeTypes,
  normalizeVisitors,
  type Document as ParsedFile,
  SpecVersion,
  walkDocument,
} from '@redocly/openapi-core';
import type { OnFault } from '../ContractError';
import { checkNode, type ResolveReference } from './checkNode';
import { type ContractLocation, kindFault } from './kindFaults';
import type { Expected } from './kinds';
import { withLaterTypes } from './laterTypes';

interface Visited {
  type: Expected;
  location: ContractLocation;
  resolve: ResolveReference;
  oasVersion: string;
}

const visitorOf = (onFault: OnFault) => ({
  any: (node: unknown, { type, location, resolve, oasVersion }: Visited) => {
    // A reference may lead to a part of another kind.
    const fault = type.name === 'SpecExtension' ? undefined : kindFault(node, type, location);
    if (fault) onFault(fault);
    else checkNode(node, type, location, { onFault, resolve, is30: oasVersion === SpecVersion.OAS3_0 });
  },
});

/**
 * Configuration of the bundler that checks the kind of every value that OpenAPI defines, in all files. It removes or fills
 * empty values, and converts numbers where strings are required.
 */
export const kindsConfig = (onFault: OnFault) => ({
  plugins: [
    {
      id: 'kinds',
      preprocessors: { oas3: { check: () => visitorOf(onFault) } },
      typeExtension: { oas3: withLaterTypes },
    } as never,
  ],
  preprocessors: { 'kinds/check': 'on' as const },
});

/** Checks the content of one file, without following references. */
export function checkKinds(document: ParsedFile, config: Config, onFault: OnFault): void {
  const version = detectSpec(document.parsed);
  const types = normalizeTypes(config.styleguide.extendTypes(getTypes(version), version), config.styleguide);
  const rule = { ruleId: 'kinds', severity: 'error' as const, visitor: visitorOf(onFault) };
  walkDocument({
    document,
    rootType: types.Root as Parameters<typeof walkDocument>[0]['rootType'],
    normalizedVisitors: normalizeVisitors([rule] as unknown as Parameters<typeof normalizeVisitors>[0], types),
    resolvedRefMap: new Map(),
    ctx: { problems: [], oasVersion: version, visitorsData: {} },
  });
}
