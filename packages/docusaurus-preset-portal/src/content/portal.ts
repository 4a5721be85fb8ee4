import { type Paths, portalPaths } from '../lib/paths';
import type { ClientsOption } from './ownerTypes';
import type { Site } from './site';

/** What a portal is made of: its content, and where its files are. Made once, and handed on as an argument. */
export interface Portal extends Site {
  /** Folder of the site. */
  siteDir: string;
  paths: Paths;
  /** True for a site that the preset makes as a whole; false for the reference in any other site. */
  isWholeSite: boolean;
  /** `undefined` for a site without clients. */
  clients?: ClientsOption | undefined;
}

/** Names of a type that `Site` lacks: the engine must not rely on them. */
type Unknown<S> = Record<Exclude<keyof S, keyof Site>, never>;

/** Returns the portal of a content; the compiler refuses a field that is missing, unknown or of another type. */
export const portalOf = <S extends Site>(content: S & Unknown<S>, siteDir = '.', clients?: ClientsOption): Portal => ({
  ...content,
  siteDir,
  paths: portalPaths(siteDir),
  isWholeSite: true,
  clients,
});
