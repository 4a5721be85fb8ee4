import type { ReadContract, Sample } from 'openapi-toolkit';
import type { SampleRequest } from 'openapi-toolkit/samples';

/** One documented API: its contract, its place on the site, its name. */
export interface Api {
  /** Key of the API: names its generated files and downloads. */
  id: string;
  title: string;
  /** Contract below `api-specs/`. */
  spec: string;
  /** True for a contract that is bundled and checked already. */
  isBundled?: boolean;
  /** Route of the overview page; operation pages live below it. */
  route: string;
  /** One line for menus and the landing page. */
  blurb: string;
}

/** The provider of the APIs: names, addresses and contacts. */
export interface Owner {
  /** Name in the navbar, the title of every page and the footer. */
  title: string;
  tagline: string;
  /** Description of the landing page for search engines. */
  description: string;
  /** Name of the file that readers take along, and of what operators set up: lower case, hyphens. */
  slug: string;
  /** Origin of the published site, without a path; empty if unknown: then no page and no file names an address. */
  url: string;
  /** Path of the host where the site is published, with a slash at both ends. Other addresses are without it. */
  basePath: string;
  /** Host of the APIs, for contracts that name none; empty if unknown. The variable API_BASE_URL overrides it. */
  apiBaseUrl: string;
  /** Environment variable with the host, in the first call and the recipes: other samples have it in their source. */
  hostVariable: string;
  /** Environment variable from which all code samples and exported files read the reader's key. */
  keyVariable: string;
  /** Repository behind "Edit this page"; empty for none. */
  repository: string;
  editBranch: string;
  /** Form or page to request an agreement and its key; empty for none. */
  signUpUrl: string;
  /** Address of the support; empty for none. */
  contactUrl: string;
  /** Status page: availability of the APIs and planned maintenance; empty for none. */
  statusUrl: string;
  /** Contact for vulnerability reports: a `mailto:`, `https:` or `tel:` URL for `security.txt`; empty for none. */
  securityContact: string;
  /** Contact for accessibility problems: a `mailto:` or `https:` URL for the accessibility statement; empty for none. */
  accessibilityContact: string;
  /** Least number of months between a version that marks something as deprecated and its removal, from version 1.0 of an API on. */
  noticeMonths: number;
  copyright: string;
}

/** A guide that pages link to by themselves. */
type Guide = 'start' | 'reference' | 'sandbox' | 'errors' | 'clients' | 'workflows' | 'changelog' | 'comparison';

export type Guides = Readonly<Partial<Record<Guide, string>>>;

/** A sandbox that readers run themselves, as the second environment of every sample. */
export interface OwnSandbox {
  /** URL of the sandbox, without a slash at the end. */
  url: string;
  /** Sentence about API keys in the sandbox. */
  key: string;
  /** Path of an operation that responds with success to a GET request without parameters. */
  example: string;
}

/** Clients of the APIs, whose calls are among the samples. */
export interface ClientsOption {
  /** Names of the package and of its class. */
  names: { client: string; className: string };
  /** Module of the browser that has `clientWriters`: writers of calls, by language. */
  writers: string;
  /** Returns what writes the calls that send a request. */
  callsOf: (apis: readonly ReadContract[]) => (request: SampleRequest) => Sample[];
  /** Returns the data of which the tools of coding agents write calls. */
  typesOf: (apis: readonly ReadContract[]) => unknown;
}
