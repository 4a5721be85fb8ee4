import { site } from '#site';
import { siteUrl } from '../lib/basePath';
import { pascalCase } from './typedApis';

/** Names of the packages, and of the variables with key and host. */
export interface ClientNames {
  /** Name of the packages of TypeScript and Java: `danish-data-client`. */
  name: string;
  /** Name of the Python module: `danish_data_client`. */
  module: string;
  /** Name of the Java package: `danishdata`. */
  javaPackage: string;
  /** Name of the class: `DanishData`. */
  className: string;
  title: string;
  homepage: string;
  version: string;
  keyVariable: string;
  hostVariable: string;
}

/** @param version Version of the site. */
export const clientNames = (version: string): ClientNames => ({
  name: `${site.slug}-client`,
  module: `${site.slug.replaceAll('-', '_')}_client`,
  javaPackage: site.slug.replaceAll('-', ''),
  className: pascalCase(site.slug),
  title: site.title,
  homepage: siteUrl(site),
  version,
  keyVariable: site.keyVariable,
  hostVariable: site.hostVariable,
});
