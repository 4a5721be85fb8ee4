import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pathOf } from '../programs';

interface Node {
  hasError: boolean;
}

/** Checks C# text against the grammar of the language. No .NET is on the test machines, so nothing is run. */
export async function csharpSyntax(): Promise<(text: string) => boolean> {
  const grammar = pathOf('csharp');
  const parserModule = path.join(grammar, '../../web-tree-sitter/web-tree-sitter.js');
  const { Language, Parser } = await import(pathToFileURL(parserModule).href);
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(grammar));
  return (text) => !(parser.parse(text).rootNode as Node).hasError;
}
