import { portalOf } from 'docusaurus-preset-portal/node';
import * as content from '.';

/** The portal of this site, for command lines and what is made at build; not for pages, which would load all of it. */
export const portal = portalOf(content);
