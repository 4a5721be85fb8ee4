import '../src/site/use';
import { generateCommand } from 'docusaurus-preset-portal/plugins/generation/command';
import { extras } from '../src/preset-options/extras';

/** Generates the reference pages, and the clients with them. */
generateCommand(extras);
