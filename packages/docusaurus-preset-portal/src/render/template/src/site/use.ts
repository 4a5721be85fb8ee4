import { setContent } from 'docusaurus-preset-portal/content';
import * as content from '.';

// The configuration and the programs of `render` import this module before those of the engine, which read the content.
setContent(content);
