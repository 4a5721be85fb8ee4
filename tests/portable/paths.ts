import ts from 'typescript';

/** The only files that may use these functions directly; all others use theirs. */
const OWNERS: Record<string, string[]> = {
  'readdir recursive': ['packages/docusaurus-preset-portal/src/lib/listFiles.ts'],
  'path.relative': ['packages/docusaurus-preset-portal/src/lib/listFiles.ts'],
  npm: ['tests/support/npm.ts'],
};
const isOwner = (rule: string, file: string) => OWNERS[rule]?.includes(file);

const FILE_NAME = /(^|[a-z])(file|folder|dir|directory)s?$|absoluteRef$/i;
const URL_NAME = /^(url|href|route|permalink|origin)$|(Url|Href|Route|Permalink)$/;
const STARTS_PROGRAM = /^(spawn|spawnSync|execFile|execFileSync|exec|execSync)$/;
const NEEDS_SHELL = /^(npm|npx|yarn)$|node_modules[\\/]\.bin/;

/** Text that a source file must contain to be checked. */
export const MENTIONS =
  /\breaddir|\bpath\.(relative|join|resolve|normalize)\(|'(npm|npx|yarn)'|\.bin\b|import\.meta\.url|(split|[iI]ndexOf)\('\/'\)/;

const nameOf = (node: ts.Node): string =>
  ts.isPropertyAccessExpression(node) ? node.name.text : ts.isIdentifier(node) ? node.text : '';
const literalOf = (node?: ts.Node): string => (node && ts.isStringLiteralLike(node) ? node.text : '');

/** Returns true for a call of `path.<method>` on paths of the system. */
const isPathCall = (node: ts.Node, methods: RegExp): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.expression.getText() === 'path' &&
  methods.test(node.expression.name.text);

function callFault(node: ts.CallExpression, file: string): string | undefined {
  const method = nameOf(node.expression);
  const [first] = node.arguments;
  if (
    /^readdir(Sync)?$/.test(method) &&
    /\brecursive: true/.test(node.getText()) &&
    !isOwner('readdir recursive', file)
  )
    return 'gives "\\" on Windows: use listFiles()';
  if (isPathCall(node, /^relative$/) && !isOwner('path.relative', file))
    return 'gives "\\" on Windows: use relativePath()';
  if (STARTS_PROGRAM.test(method) && NEEDS_SHELL.test(literalOf(first)) && !isOwner('npm', file))
    return `"${literalOf(first)}" is a script on Windows: start Node.js with the file of the program, or use npm()`;
  if (node.expression.kind === ts.SyntaxKind.ImportKeyword && first && isPathCall(first, /^(join|resolve)$/))
    return 'a path is no URL: use pathToFileURL()';
  const splits = /^(split|lastIndexOf|indexOf)$/.test(method) && literalOf(first) === '/';
  if (splits && ts.isPropertyAccessExpression(node.expression) && FILE_NAME.test(nameOf(node.expression.expression)))
    return 'takes a file path apart at "/": use path.basename(), path.dirname() or path.sep';
  return undefined;
}

/** Returns true if the value of a node becomes a URL. */
function isUrlPlace({ parent }: ts.Node): boolean {
  if (ts.isNewExpression(parent)) return nameOf(parent.expression) === 'URL';
  if (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent)) return URL_NAME.test(parent.name.getText());
  if (ts.isTemplateSpan(parent)) return /^`(https?:|\$\{\w*([oO]rigin|[uU]rl))/.test(parent.parent.getText());
  return false;
}

function faultOf(node: ts.Node, file: string): string | undefined {
  if (isPathCall(node, /^(join|resolve|normalize)$/) && isUrlPlace(node))
    return 'builds a URL with the separator of the system: use path.posix or a template';
  if (ts.isCallExpression(node)) return callFault(node, file);
  if (
    ts.isStringLiteralLike(node) &&
    NEEDS_SHELL.test(node.text) &&
    node.text.includes('.bin') &&
    !isOwner('npm', file)
  )
    return 'programs of node_modules/.bin are scripts on Windows: name the file of the package';
  if (ts.isPropertyAccessExpression(node) && node.getText() === 'new URL(import.meta.url).pathname')
    return 'is no path on Windows: use fileURLToPath()';
  return undefined;
}

/** Returns the code in a source file that works on some systems only, and the number of checked calls and strings. */
export function checkPaths(file: string, text: string): { looked: number; faults: string[] } {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const faults: string[] = [];
  let looked = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) || ts.isStringLiteralLike(node)) looked += 1;
    const fault = faultOf(node, file);
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    if (fault) faults.push(`${file}:${line}: ${node.getText().slice(0, 60)} ${fault}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { looked, faults };
}
