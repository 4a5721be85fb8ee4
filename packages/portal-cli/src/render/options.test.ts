import path from 'node:path';
import { readArguments } from 'openapi-toolkit/node';
import { describe, expect, it } from 'vitest';
import { checkOptions, folderOf, RENDER_OPTIONS, RENDER_USAGE } from './options';

const FOLDER = path.resolve('tests/fixtures/render');
const SPEC = 'library.yaml';

const readOptions = (argv: string[], folder: string) =>
  checkOptions(readArguments({ usage: RENDER_USAGE, options: RENDER_OPTIONS }, argv).values, folder);

it('reads a command line', () => {
  const paths = `--spec ${SPEC} --previous ${SPEC} --allow .. --out x --base /docs/`;
  const others = '--logo ferry/logo.svg --guides ferry/guides --workflows ferry/workflows.arazzo.yaml --accent #0A5678';
  const addresses = '--check --url https://docs.shop.test --server https://api.shop.test/v1/';
  const argv = [
    ...`${paths} ${others} ${addresses}`.split(' '),
    '--spec',
    path.join(FOLDER, SPEC),
    '--title',
    ' A library ',
  ];
  expect(readOptions(argv, FOLDER)).toEqual({
    specs: [path.join(FOLDER, SPEC), path.join(FOLDER, SPEC)],
    allow: [path.dirname(FOLDER)],
    title: 'A library',
    logo: path.join(FOLDER, 'ferry/logo.svg'),
    accent: '#0a5678',
    guides: path.join(FOLDER, 'ferry/guides'),
    workflows: path.join(FOLDER, 'ferry/workflows.arazzo.yaml'),
    previous: [path.join(FOLDER, SPEC)],
    url: 'https://docs.shop.test',
    basePath: '/docs/',
    server: 'https://api.shop.test/v1',
    out: path.join(FOLDER, 'x'),
    check: true,
    strict: false,
    folder: FOLDER,
  });
});

it('has defaults', () =>
  expect(readOptions(['--spec', SPEC], FOLDER)).toMatchObject({
    ...{ allow: [], previous: [], url: '', basePath: '/', server: '', check: false, strict: false },
    out: path.join(FOLDER, 'rendered'),
  }));

describe('ends in one message with', () => {
  it.each([
    [[], /^Name at least one contract: --spec FILE\.\n\nUsage: /],
    [['--spec', 'none.yaml'], /^--spec none\.yaml: there is no such file\. .*tests.fixtures.render\.$/],
    [['--spec', '.'], /^--spec \.: there is no such file\./],
    [['--spec', SPEC, '--allow', 'none'], /^--allow none: there is no such folder\. /],
    [['--spec', SPEC, '--guides', SPEC], /^--guides library\.yaml: there is no such folder\. /],
    [['--spec', SPEC, '--logo', 'none.svg'], /^--logo none\.svg: there is no such file\. Name an SVG or PNG/],
    [['--spec', SPEC, '--previous', 'none.yaml'], /^--previous none\.yaml: there is no such file\. /],
    [['--spec', SPEC, '--accent', 'red'], /^--accent red: write a colour with hexadecimal digits/],
    [['--spec', SPEC, '--titel', 'x'], /^Unknown option '--titel'/],
    [['--spec', SPEC, 'more.yaml'], /^Unexpected argument: more\.yaml/],
    [['--spec', SPEC, '--title', ' '], /^--title is empty\./],
    [['--spec', SPEC, '--out', ''], /^--out is empty\./],
    [['--spec', SPEC, '--base', 'docs'], /^--base "docs": write a path that begins and ends with a slash/],
    [['--spec', SPEC, '--url', 'docs.shop.test'], /^--url docs\.shop\.test: write an address with https:/],
    [
      ['--spec', SPEC, '--url', 'https://shop.test/docs'],
      /the path goes to --base\. Write: --url https:\/\/shop\.test --base \/docs\/$/,
    ],
    [['--spec', SPEC, '--server', 'ftp://shop.test'], /^--server ftp:\/\/shop\.test: write an address with https:/],
    [['--spec', SPEC, '--server', 'https://shop.test/?a=b'], /^--server .*: write an address .* without user, query/],
  ])('%j', (argv, message) =>
    expect(() => readOptions(argv, FOLDER)).toThrow(
      expect.objectContaining({
        constructor: expect.objectContaining({ name: 'UserError' }),
        message: expect.stringMatching(message),
      }),
    ));
});

it.each([
  [{ npm_lifecycle_event: 'render', INIT_CWD: '/there' }, '/there'],
  [{ npm_lifecycle_event: 'test', INIT_CWD: '/there' }, process.cwd()],
  [{}, process.cwd()],
])('with %j the folder is %s', (env, folder) => expect(folderOf(env)).toBe(folder));
