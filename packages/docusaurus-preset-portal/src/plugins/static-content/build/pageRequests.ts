import type { Node, Program } from 'estree-jsx';
import { visit } from 'estree-util-visit';

/** Request of a page to the bundler. */
export interface PageRequest {
  /** As it is written; undefined if the code computes it or asks for it in another way. */
  path?: string;
  /** Name that the code uses: `require`, `import`. */
  name: string;
  /** Line of the page at which the request, or the element around it, begins. */
  line: number;
}

/** Names through which code loads modules that it computes, or reads the process. */
const UNCHECKED =
  /^(?:require|module|define|System|process|global|globalThis|eval|Function|__(?:non_)?webpack_\w+|__(?:dir|file)name)$/;

const text = (node?: Node | null): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** True for the name of a property or of an export, which is no variable. */
const isKey = (key: string | number | null | undefined, parent: Node | undefined): boolean =>
  (key === 'property' || key === 'key' || key === 'exported' || key === 'imported') &&
  !(parent && 'computed' in parent && parent.computed);

/** Returns the path or the name in a node; undefined for a node that requests nothing. */
function requestIn(node: Node, key: string | number | null | undefined, parent: Node | undefined) {
  if ('source' in node && node.source) return { path: text(node.source), name: 'import' };
  if (node.type === 'MetaProperty') return { name: 'import.meta' };
  if (node.type !== 'Identifier' || !UNCHECKED.test(node.name) || isKey(key, parent)) return undefined;
  const [only, ...others] = parent?.type === 'CallExpression' && key === 'callee' ? parent.arguments : [];
  return { path: node.name === 'require' && others.length === 0 ? text(only) : undefined, name: node.name };
}

/** Lists what the code of a compiled page requests: imports, calls of `require`, and what could load anything. */
export function pageRequests(program: Program): PageRequest[] {
  const found: PageRequest[] = [];
  visit(program, (node, key, _index, ancestors) => {
    const request = requestIn(node, key, ancestors.at(-1));
    if (!request) return;
    const { loc } = [...ancestors, node].findLast((one) => one.loc) ?? {};
    found.push({ ...request, line: loc?.start.line ?? 1 });
  });
  return found;
}
