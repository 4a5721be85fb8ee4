import type { IForbiddenRuleType } from 'dependency-cruiser';
import { rooms } from './rooms';

/** A test, or what only tests use, in whatever folder. */
const TEST = String.raw`^tests/|\.(test|spec|fixture)\.[cm]?tsx?$`;
/** Code that React renders, on the server or in the browser. */
const RENDERED = '/(client|components)/|^src/(theme|pages|diagrams|landing)/';
/** Code that runs in the browser. */
const IN_BROWSER = '/client/|^src/(theme|pages)/';
/** Overrides for the content of Markdown pages, which is rendered on the server. */
const IN_CONTENT = '^src/theme/(Details|MDXComponents|Tabs)/';

/** An import of types leaves nothing in the code that runs. */
const WITH_CODE = { dependencyTypesNot: ['type-only' as const] };

/** Regular expression for the files of a room. */
export function patternOf(room: string): string {
  if (room === '/tests') return TEST;
  const path = room.startsWith('/') ? room.slice(1) : `src/${room}`;
  return `^${path.replaceAll('.', String.raw`\.`)}(/|\\.[cm]?[jt]sx?$)`;
}

/** What a room may not import: other rooms of its line, and rooms of later lines. */
const forbiddenTo = (room: string, line: readonly string[], index: number): string[] => [
  ...line.filter((other) => other !== room),
  ...rooms.slice(index + 1).flat(),
];

const oneDirection: IForbiddenRuleType[] = rooms.flatMap((line, index) =>
  line
    .filter((room) => forbiddenTo(room, line, index).length > 0)
    .map((room) => ({
      name: `up-from-${room.replace('/', '')}`,
      severity: 'error',
      comment: `${room} may import rooms of earlier lines of src/rooms/rooms.ts only. Move what is shared to a lower room.`,
      from: { path: patternOf(room), pathNot: room === '/tests' ? [] : TEST },
      to: { path: forbiddenTo(room, line, index).map(patternOf) },
    })),
);

/** What no import may do. Each rule says what to do about it. */
export const rules: IForbiddenRuleType[] = [
  ...oneDirection,
  {
    name: 'no-circle',
    severity: 'error',
    comment: 'These files import each other. Move what both need to a third.',
    // A property shows its schema, and a schema its properties.
    from: { pathNot: '^src/reference/components/(Property|SchemaTree)' },
    to: { circular: true, viaOnly: WITH_CODE },
  },
  {
    name: 'no-build-code-in-components',
    severity: 'error',
    comment: 'This code is rendered; build/ is Node code. Hand the data over as props, or import its types only.',
    from: { path: RENDERED, pathNot: TEST },
    to: { path: '/build/', ...WITH_CODE },
  },
  {
    name: 'no-node-in-browser',
    severity: 'error',
    comment: 'This code runs in the browser, which has no modules of Node.js.',
    from: { path: IN_BROWSER, pathNot: TEST },
    to: { dependencyTypes: ['core'], ...WITH_CODE },
  },
  {
    name: 'no-reference-in-browser',
    severity: 'error',
    comment: 'This code runs in the browser, also on pages that show no reference. Render it on the server.',
    from: { path: IN_BROWSER, pathNot: [TEST, IN_CONTENT, '^src/reference/((builder|send)/)?client/'] },
    to: { path: '^src/(reference|openapi)/', ...WITH_CODE },
  },
  {
    name: 'scripts-apart',
    severity: 'error',
    comment: 'A script is a command line and nothing else. Move what two of them need to a room of src.',
    from: { path: '^scripts/' },
    to: { path: '^scripts/' },
  },
];
