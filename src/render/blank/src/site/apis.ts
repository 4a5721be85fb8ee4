import { apis as rendered } from './portal.json';

/** One documented API, as the render command read it. */
export interface Api {
  id: string;
  title: string;
  spec: string;
  route: string;
  blurb: string;
}

export const REFERENCE_ROUTE = '/api/';

export const apis: readonly Api[] = rendered;
