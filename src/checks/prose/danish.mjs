// Settings of cspell: guides with `lang: da` in their front matter are checked as Danish.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'docs/docs';
const DANISH = /^---\n(?:(?!---\n).*\n)*?lang: *da *\n/;

const guides = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .map((name) => path.posix.join(FOLDER, name.replaceAll('\\', '/')))
  .filter((file) => file.endsWith('.mdx') && DANISH.test(readFileSync(file, 'utf8')));

export default {
  import: guides.length > 0 ? ['@cspell/dict-da-dk/cspell-ext.json'] : [],
  overrides: guides.map((file) => ({ filename: `**/${file}`, language: 'da' })),
};
