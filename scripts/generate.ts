import { generateCommand } from 'docusaurus-preset-portal/node';
import { contractTypes } from 'portal-cli';
import { clientExtra } from '../src/site/clientPackages';
import { portal } from '../src/site/portal';

/** Generates the reference pages, and the clients with them. */
generateCommand(portal, { extras: [clientExtra], types: contractTypes });
