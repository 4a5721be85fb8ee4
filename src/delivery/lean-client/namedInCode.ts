import { readFileSync } from 'node:fs';
import { listFilesSync } from '../../listFiles';

/** Folder of the classic theme. */
export const THEME = 'node_modules/@docusaurus/theme-classic/lib';

const CODE = /(?<!\.test)\.(tsx?|js)$/;
const NAMES = /--(?:ifm|docusaurus|site)-[\w-]+/g;

/** Custom properties that code of the theme or of this repository reads or sets. */
export const namedInCode = (): Set<string> =>
  new Set(
    [THEME, 'src'].flatMap((folder) =>
      listFilesSync(folder)
        .filter((file) => CODE.test(file))
        .flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').match(NAMES) ?? []),
    ),
  );
