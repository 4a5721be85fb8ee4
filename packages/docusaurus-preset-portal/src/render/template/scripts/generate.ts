import '../src/site/use';
import { generateCommand } from 'docusaurus-preset-portal/plugins/generation/command';

/** Generates the reference pages. */
generateCommand([]);
