import { existsSync } from 'node:fs';
import path from 'node:path';

/** Style sheet of the site with its colours and sizes, in the place of that of the engine. */
export const OWN_TOKENS = 'src/css/tokens.css';

/** Style sheet of the engine with colours and sizes. */
export const DEFAULT_TOKENS = path.join(__dirname, '../../css/tokens.css');

/** Returns the path of the style sheet with the colours and sizes. */
export const tokensFile = (): string => (existsSync(OWN_TOKENS) ? path.resolve(OWN_TOKENS) : DEFAULT_TOKENS);
