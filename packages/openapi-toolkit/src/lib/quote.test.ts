// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the text of a sample has placeholders of its own.
import { describe, expect, it } from 'vitest';
import * as quote from './quote';

/** Quotes, escapes, placeholders of every language, white space, letters, emoji, a direction mark. */
const HARD = `a'b"c\\d$e\`f\${g}{h}\ni\tø🦺\u202e`;
/** Invisible characters: a control, a soft hyphen, one of 20 bits. */
const HIDDEN = '\r\u0007\u00ad\u{e0041}';

// biome-ignore lint/performance/noDynamicNamespaceImportAccess: the tables name the functions.
const quoted = (name: keyof typeof quote, text: string): string => quote[name](text, '  ');

describe('hard text', () => {
  it.each<[keyof typeof quote, string]>([
    ['csharpString', `"a'b\\"c\\\\d$e\`f\${g}{h}\\ni\\tø🦺\\u202e"`],
    ['csharpTemplate', `a'b\\"c\\\\d$e\`f\${{g}}{{h}}\\ni\\tø🦺\\u202e`],
    ['powershellString', `"a'b\`"c\\d\`$e\`\`f\`\${g}{h}\`ni\`tø🦺\`u{202e}"`],
    ['jsonSafe', `a'b"c\\d$e\`f\${g}{h}\n` + 'i\\u0009ø🦺\\u202e'],
  ])('%s', (name, wanted) => expect(quoted(name, HARD)).toBe(wanted));
});

describe('hidden characters', () => {
  it.each<[keyof typeof quote, string]>([
    ['csharpString', '"\\r\\u0007\\u00ad\\udb40\\udc41"'],
    ['csharpTemplate', '\\r\\u0007\\u00ad\\udb40\\udc41'],
    ['powershellString', '"`r`u{7}`u{ad}`u{e0041}"'],
    ['jsonSafe', '\\u000d\\u0007\\u00ad\\udb40\\udc41'],
  ])('%s', (name, wanted) => expect(quoted(name, HIDDEN)).toBe(wanted));

  it.each([
    ['soft hyphen', '\u00ad'],
    ['Arabic letter mark', '\u061c'],
    ['zero-width space', '\u200b'],
    ['left-to-right mark', '\u200e'],
    ['line separator', '\u2028'],
    ['word joiner', '\u2060'],
    ['byte order mark', '\ufeff'],
    ['a tag', '\u{e0001}'],
  ])('%s is hidden', (_, char) => expect(quoted('phpString', char)).toMatch(/^"\\u\{/));

  it.each([
    ['zero-width joiner, as in emoji', '👩‍🚒'],
    ['zero-width non-joiner', '\u200c'],
    ['no-break space', '\u00a0'],
    ['an accent', 'e\u0301'],
  ])('%s is kept', (_, text) => {
    expect(quoted('phpString', text)).toBe(`'${text}'`);
    expect(quoted('goString', text)).toBe(`"${text}"`);
  });
});

describe('several lines', () => {
  it.each<[string, string, string]>([
    ['as they are', '{\n  a\n}', '"""\n  {\n    a\n  }\n  """'],
    ['empty lines stay empty', 'a\n\nb', '"""\n  a\n\n  b\n  """'],
    ['two quotes need three', '""', '"""\n  ""\n  """'],
    ['three quotes need four', 'a """ ""', '""""\n  a """ ""\n  """"'],
  ])('csharpRaw: %s', (_, text, wanted) => expect(quote.csharpRaw(text, '  ')).toBe(wanted));

  it.each<[string, string, string]>([
    ['indented', '{\n  "a"\n}', '"""\n  {\n    "a"\n  }"""'],
    ['backslashes doubled', '\\n', '"""\n  \\\\n"""'],
    ['three quotes escaped', '"""" """', '"""\n  \\"""" \\""""""'],
    ['in ASCII', 'ø🦺', '"""\n  \\u00f8\\ud83e\\uddba"""'],
  ])('javaTextBlock: %s', (_, text, wanted) => expect(quote.javaTextBlock(text, '  ')).toBe(wanted));

  it('a shell quotes several lines unchanged', () => {
    expect(quote.shellString(`it's\n$x`)).toBe(`'it'\\''s\n$x'`);
  });
});

it('phpString uses single quotes unless an escape is needed', () => {
  expect(quote.phpString(`it's $x\\`)).toBe(`'it\\'s $x\\\\'`);
});

it('powershellString uses single quotes unless an escape is needed, and doubles quotes', () => {
  expect(quote.powershellString('it\'s ‘$x’ "y"')).toBe("'it''s ‘‘$x’’ \"y\"'");
  expect(quote.powershellString('“$x”\n')).toBe('"`“`$x`”`n"');
});

it('jsTemplate keeps a dollar without a brace', () => {
  expect(quote.jsTemplate('$a ${b} {c}')).toBe('$a \\${b} {c}');
});
