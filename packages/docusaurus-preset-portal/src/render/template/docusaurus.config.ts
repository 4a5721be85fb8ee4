import { createRequire } from 'node:module';
import type * as Config from 'docusaurus-preset-portal/config';
import type * as Features from './src/features';

const load = createRequire(__filename);

load('docusaurus-preset-portal/lib/typescript/load');
load('./src/site/use');

const features = (load('./src/features') as typeof Features).default;

export default (load('docusaurus-preset-portal/config') as typeof Config).portalConfig(features);
