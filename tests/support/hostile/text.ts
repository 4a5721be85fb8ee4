import type { SampleRequest } from 'openapi-toolkit/samples';

/** Texts with syntax of some language, and characters that a clipboard or an editor would change. */
export const HOSTILE = [
  `"'\\ \\n \\u0041 \\x41 $HOME $(id) \`id\` \${x} {y} {{z}} {$w} #{v} %s %41 ~ ! !x & < > ? / + = ; , | * [a] ^ @f`,
  '--flag -- // /* */ # JSON',
  'JSON',
  '"""',
  "'''",
  '*/ <?php ?> </script> <b> --> ]]>',
  'æøåÆØÅ é 中 🦺 👩‍🚒',
  '\ttab  two spaces ',
  'cr\rcrlf\r\nend\u202e\u200b\ufeff\u0085\u2028\u001b\u007f',
].join('\n');

/** The subset that is valid in a header. */
export const HOSTILE_HEADER = `a"b'c\\d $HOME $(id) \`id\` \${x} {y} {{z}} {$w} %s !x # /* */ ; , =`;

export const SECRET = `k"e'y\\ $HOME \`id\` %s {x} !y`;

/** API key of most requests. */
export const key = { in: 'header', name: 'X-API-Key', variable: 'DANISH_DATA_API_KEY' } as const;

/** Properties shared by most requests. */
export const CALL = {
  query: [],
  headers: [],
  secrets: [key],
  accept: 'application/json',
} satisfies Partial<SampleRequest>;
