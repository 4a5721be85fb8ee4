import '../src/site/use';
import { generateCommand } from 'docusaurus-preset-portal/plugins/generation/command';
import { checkSandbox } from 'docusaurus-preset-portal/render/checkSandbox';

/** Generates the reference pages, and sends their samples to the sandbox. */
generateCommand([], checkSandbox);
