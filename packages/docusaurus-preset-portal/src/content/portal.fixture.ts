import * as content from '../../../../src/site';
import { ownerOf } from '../reference/applyBranding';
import { sampleOptions } from '../reference/clientPackages';
import { portalOf } from './portal';
import { aboutOf } from './sandbox';

/** The portal of this site, and what is made of it. */
export const portal = portalOf(content);
export const owner = ownerOf(portal);
export const options = sampleOptions(portal);
export const about = aboutOf(portal);
