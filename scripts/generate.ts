import '../src/site/use';
import { generateCommand } from 'docusaurus-preset-portal/plugins/generation/command';

/** Generates the reference pages, and the clients with them. */
generateCommand(async () => (await import('../src/features/extras')).extras);
