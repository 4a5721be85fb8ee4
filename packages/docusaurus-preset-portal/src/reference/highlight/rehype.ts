import type { Element, ElementContent, Root } from 'hast';
import { relativePath } from 'openapi-toolkit/node';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { noteFaults } from '../../lib/danglingReferences';
import { type CodePart, codeParts } from './index';

const span = (className: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { className: [className] },
  children,
});

/** Adds a part of code. Adjacent texts are joined: between two texts React would write a comment into the HTML. */
function addPart(siblings: ElementContent[], { text, kind }: CodePart): void {
  const last = siblings.at(-1);
  if (kind) siblings.push(span(`hl-${kind}`, [{ type: 'text', value: text }]));
  else if (last?.type === 'text') last.value += text;
  else siblings.push({ type: 'text', value: text });
}

/** Wraps runs of lines, numbered from 1, in elements of the class `hl-h`. @throws RangeError for another number. */
export function markLines(parts: readonly CodePart[], lineNumbers: readonly number[]): ElementContent[] {
  const content: ElementContent[] = [];
  let run: Element | undefined;
  let line = 1;
  // A part across lines is split, line breaks included.
  for (const part of parts.flatMap(({ text, kind }) => text.split(/(?<=\n)/).map((text) => ({ text, kind })))) {
    if (!lineNumbers.includes(line)) run = undefined;
    else if (!run) {
      run = span('hl-h', []);
      content.push(run);
    }
    addPart(run?.children ?? content, part);
    if (part.text.endsWith('\n')) line += 1;
  }
  const beyond = lineNumbers.find((number) => number < 1 || number > line);
  if (beyond !== undefined) throw new RangeError(`there is no line ${beyond}; the block has ${line}`);
  return content;
}

/** Options after the language of a fenced block. */
interface Meta {
  title?: string;
  /** Numbers of the lines to mark, from 1. */
  lines: number[];
}

const TITLE = /\btitle=(["'])(.*?)\1/;
/** Options of Docusaurus that change nothing here. */
const IGNORED = /\bshowLineNumbers(?:=\{?\d+\}?)?(?=\s|$)/g;
const LINES = /\{(\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)\}/;

/** Returns the numbers in a list of ranges: `1,3-5`. */
const linesIn = (ranges?: string): number[] =>
  (ranges?.split(',') ?? []).flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  });

/** Reads the text after the language of a fenced block: `title="request.mjs" {1,3-5}`. @throws Error for other text. */
function readMeta(meta: string): Meta {
  const title = TITLE.exec(meta)?.[2];
  const rest = meta
    .replace(TITLE, '')
    .replace(IGNORED, '')
    .replaceAll(/(?<=[{\d,-])\s+|\s+(?=[}\d,-])/g, '');
  const unknown = rest.replace(LINES, '').trim();
  if (unknown !== '') throw new Error(`"${unknown}" is not allowed after the language; write title="…" or {1,3-5}`);
  return { title, lines: linesIn(LINES.exec(rest)?.[1]) };
}

/** Returns the `code` of a fenced block: the only child of its `pre`, containing only text. */
function onlyCode({ tagName, children }: Element): Element | undefined {
  const [code, ...others] = children;
  const isFence =
    tagName === 'pre' &&
    others.length === 0 &&
    code?.type === 'element' &&
    code.tagName === 'code' &&
    code.children.every(({ type }) => type === 'text');
  return isFence ? code : undefined;
}

function languageOf({ properties }: Element): string | undefined {
  const names = [properties.className].flat().map(String);
  return names.find((name) => name.startsWith('language-'))?.slice('language-'.length);
}

/** Comment that marks lines in Docusaurus code blocks. */
const MAGIC_COMMENT = /^\s*(?:\/\/|\/\*|\{\s*\/\*|#|--|<!--)\s*highlight-(next-line|start|end)\b/;

/** Takes such comments out of code, and returns the numbers of the lines that they mark. */
function readComments(code: string): { source: string; marked: number[] } {
  const kept: string[] = [];
  const marked: number[] = [];
  let state = 'end';
  for (const line of code.split('\n')) {
    const found = MAGIC_COMMENT.exec(line)?.[1];
    if (found === undefined && kept.push(line) && state !== 'end') marked.push(kept.length);
    if (found !== undefined) state = found;
    else if (state === 'next-line') state = 'end';
  }
  return { source: kept.join('\n'), marked };
}

function highlightBlock(pre: Element, code: Element): void {
  const language = languageOf(code);
  // Docusaurus passes the text after the language as a property.
  const { title, lines } = readMeta(String(code.data?.meta ?? code.properties.metastring ?? ''));
  // Markdown ends a block with a line break, which would run a pasted command.
  const text = code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  const { source, marked } = readComments(text.replace(/\n$/, ''));
  delete code.properties.metastring;
  Object.assign(pre.properties, { dataLanguage: language, dataTitle: title });
  code.children = markLines(codeParts(source, language ?? ''), [...lines, ...marked]);
}

/** rehype plugin: highlights fenced blocks without changing their text. `noteFaults` reports invalid options. */
export function rehypeHighlight() {
  return (tree: Root, file: VFile): void =>
    visit(tree, 'element', (pre) => {
      const code = onlyCode(pre);
      if (!code) return;
      const position = `${relativePath(file.cwd, file.path ?? '')}:${pre.position?.start.line ?? 1}`;
      try {
        highlightBlock(pre, code);
      } catch (error) {
        noteFaults([`${position}: code block: ${(error as Error).message}.`]);
      }
    });
}
