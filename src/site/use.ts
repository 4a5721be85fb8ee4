import { setContent } from 'docusaurus-preset-portal/content';
import * as content from '.';

// Command lines, the configuration and tests import this module before those of the engine, which read the content.
setContent(content);
