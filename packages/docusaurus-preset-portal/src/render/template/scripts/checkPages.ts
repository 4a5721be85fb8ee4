import '../src/site/use';
import { checkPages } from 'docusaurus-preset-portal/render/checkPages';
import features from '../src/features';

/** Program of `--check`. */
checkPages(features);
