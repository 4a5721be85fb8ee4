import '../src/site/use';
import { checkSandbox } from 'docusaurus-preset-portal/render/checkSandbox';

/** Sends the samples of the portal to its sandbox. */
checkSandbox();
