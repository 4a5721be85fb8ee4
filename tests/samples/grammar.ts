import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pathOf } from '../programs';

interface Node {
  hasError: boolean;
}

/** Checks text against the grammar of a language that nothing on the test machines runs. */
export async function grammarOf(language: 'csharp' | 'powershell'): Promise<(text: string) => boolean> {
  const grammar = pathOf(language);
  const parserModule = path.join(grammar, '../../web-tree-sitter/web-tree-sitter.js');
  const { Language, Parser } = await import(pathToFileURL(parserModule).href);
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(grammar));
  return (text) => !(parser.parse(text).rootNode as Node).hasError;
}
