import { setContent } from 'docusaurus-preset-portal/content';
import site from '.';

// The configuration and the programs of `render` import this module before those of the engine, which read the content.
setContent(site);
