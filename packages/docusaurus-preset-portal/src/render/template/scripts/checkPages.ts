import '../src/site/use';
import { checkPages } from 'docusaurus-preset-portal/render/checkPages';

/** Program of `--check`. */
checkPages();
