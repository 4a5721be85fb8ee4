import { portalClients } from 'api-clients';
import { portalOf } from 'docusaurus-preset-portal/node';
import * as content from '.';

/** Clients of the APIs, whose calls are among the samples. */
export const clients = portalClients(content.site.slug);

/** The portal of this site, for command lines and what is made at build; not for pages, which would load all of it. */
export const portal = portalOf(content, '.', clients);
