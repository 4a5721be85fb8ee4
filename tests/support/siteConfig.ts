import { portalConfig } from '../../packages/docusaurus-preset-portal/src/config';
import features from '../../src/features';

/** The configuration of this site. */
export const config = portalConfig(features);
