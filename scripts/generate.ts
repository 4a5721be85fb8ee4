import { generateCommand } from 'docusaurus-preset-portal/node';
import { extras } from '../src/preset-options/extras';
import { portal } from '../src/site/portal';

/** Generates the reference pages, and the clients with them. */
generateCommand(portal, extras);
