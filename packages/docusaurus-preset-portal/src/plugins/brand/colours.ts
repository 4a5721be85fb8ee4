import { existsSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../lib/UserError';
import type { Colours } from './card';

/** Style sheet of the site with its colours and sizes, in the place of that of the engine. */
export const OWN_TOKENS = 'src/css/tokens.css';

/** Style sheet of the engine with colours and sizes. */
export const DEFAULT_TOKENS = path.join(__dirname, '../../css/tokens.css');

/** Returns the path of the style sheet with the colours and sizes. */
export const tokensFile = (): string => (existsSync(OWN_TOKENS) ? path.resolve(OWN_TOKENS) : DEFAULT_TOKENS);

/**
 * Returns the colours of the picture: those of a dark surface, from the tokens of the light mode.
 *
 * @throws UserError when a token is not a colour in hexadecimal digits.
 */
export function coloursOf(css: string): Colours {
  const token = (name: string): string => {
    const value = new RegExp(`--${name}:\\s*(#[0-9a-fA-F]{3,8});`).exec(css)?.[1];
    if (!value)
      throw new UserError(
        `${tokensFile()}: --${name} must be a hex colour such as #073b54, because the social card uses it.`,
      );
    return value;
  };
  return {
    background: token('site-accent-strong'),
    text: token('site-on-accent'),
    soft: token('site-accent-soft'),
  };
}
