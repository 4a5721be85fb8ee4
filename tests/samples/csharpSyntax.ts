import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installRunners } from './programs';

interface Node {
  hasError: boolean;
}

/** Checks C# text against the grammar of the language. No .NET is on the test machines, so nothing is run. */
export async function csharpSyntax(): Promise<(text: string) => boolean> {
  const modules = installRunners();
  const { Language, Parser } = await import(pathToFileURL(join(modules, 'web-tree-sitter/web-tree-sitter.js')).href);
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(join(modules, 'tree-sitter-c-sharp/tree-sitter-c_sharp.wasm')));
  return (text) => !(parser.parse(text).rootNode as Node).hasError;
}
