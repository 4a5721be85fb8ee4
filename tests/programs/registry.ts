import { findChromium, findWholeChromium } from './chromium';
import { command, type Locate } from './locate';
import { npmFile } from './npm';

export interface Program {
  find: Locate;
  /** Debian packages that install it. */
  debian?: string[];
  /** Set of npm packages (a folder of `tests/runners`) that installs it. */
  npm?: string;
  /** Tests that are skipped without it. */
  tests: string;
}

const programFiles = (...names: string[]) => names.map((name) => `C:\\Program Files\\${name}`);
const SAMPLES = 'code samples in';

/** Programs that tests start and that neither Node.js nor the portal's own packages contain. */
export const programs = {
  chromium: { find: findChromium, debian: ['chromium-headless-shell'], tests: 'the site in a browser' },
  wholeChromium: {
    find: findWholeChromium,
    debian: ['chromium'],
    tests: 'pages that come back from the cache of the browser',
  },
  openssl: { find: command(['openssl']), debian: ['openssl'], tests: 'journeys in all browsers' },
  firefox: {
    find: command(['firefox-esr', 'firefox'], {
      paths: ['/Applications/Firefox.app/Contents/MacOS/firefox', ...programFiles('Mozilla Firefox\\firefox.exe')],
    }),
    debian: ['firefox-esr'],
    tests: 'journeys in Firefox',
  },
  webkit: { find: command(['WebKitWebDriver']), debian: ['webkit2gtk-driver'], tests: 'journeys in WebKit' },
  xvfb: { find: command(['Xvfb']), debian: ['xvfb'], tests: 'journeys in WebKit' },
  git: { find: command(['git']), debian: ['git'], tests: 'names of files in the repository, what a rendering leaves' },
  shasum: { find: command(['shasum']), debian: ['perl'], tests: 'the digest of the sandbox file' },
  bash: {
    find: command(['bash'], { paths: programFiles('Git\\bin\\bash.exe') }),
    debian: ['bash'],
    tests: `${SAMPLES} shell`,
  },
  curl: { find: command(['curl']), debian: ['curl'], tests: `${SAMPLES} shell` },
  python: { find: command(['python3', 'python']), debian: ['python3'], tests: `${SAMPLES} Python` },
  pyright: {
    find: npmFile('packages', 'pyright/index.js'),
    npm: 'packages',
    tests: 'types of the Python client',
  },
  pip: {
    find: command(['python3', 'python'], { probe: ['-m', 'pip', '--version'] }),
    debian: ['python3-pip'],
    tests: 'the installed package for Python',
  },
  // The samples are started as source files, which needs the compiler of the JDK.
  java: { find: command(['javac']), debian: ['default-jdk-headless'], tests: `${SAMPLES} Java` },
  php: {
    find: command(['php'], { probe: ['-r', 'exit(extension_loaded("curl") ? 0 : 1);'] }),
    debian: ['php-cli', 'php-curl'],
    tests: `${SAMPLES} PHP`,
  },
  go: {
    find: command(['go'], { paths: ['/usr/local/go/bin/go', ...programFiles('Go\\bin\\go.exe')] }),
    debian: ['golang-go'],
    tests: `${SAMPLES} Go`,
  },
  csharp: {
    find: npmFile('packages', 'tree-sitter-c-sharp/tree-sitter-c_sharp.wasm'),
    npm: 'packages',
    tests: `${SAMPLES} C#`,
  },
  powershell: {
    find: npmFile('packages', 'tree-sitter-powershell/tree-sitter-powershell.wasm'),
    npm: 'packages',
    tests: `${SAMPLES} PowerShell`,
  },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;
