import { setContent } from '../content';
import * as content from './template/src/site';

// Some modules read the content as they load, so this one is imported before them.
setContent(content);
