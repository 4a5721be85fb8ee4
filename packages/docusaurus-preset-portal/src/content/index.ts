import type { Site } from './site';

export type * from './site';

// The content of the portal that this process builds. The bundler takes the site's own module (`paths.content`) in its
// place (`plugins/portal-theme`), so that the browser loads only the fields that a page uses.
export let site: Site['site'];
export let apis: Site['apis'];
export let hosts: Site['hosts'];
export let placeholders: Site['placeholders'];
export let guides: Site['guides'];
export let languages: Site['languages'];
export let searched: Site['searched'];
export let sandbox: Site['sandbox'];
export let footer: Site['footer'];
export let announcement: Site['announcement'];
export let identifiers: Site['identifiers'];
export let registers: Site['registers'];
export let personalData: Site['personalData'];
export let problems: Site['problems'];
export let codeLists: Site['codeLists'];
export let noCodeListReasons: Site['noCodeListReasons'];
export let recordFields: Site['recordFields'];
export let fieldRules: Site['fieldRules'];
export let language: Site['language'];
export let recognise: Site['recognise'];
export let described: Site['described'];
export let exampleValues: Site['exampleValues'];
export let mayBePersonal: Site['mayBePersonal'];
export let isShortened: Site['isShortened'];
export let faultOf: Site['faultOf'];
export let readAs: Site['readAs'];

/** Names of a type that `Site` lacks: the engine must not rely on them. */
type Unknown<S> = Record<Exclude<keyof S, keyof Site>, never>;

/** Sets the content of the portal; the compiler refuses a field that is missing, unknown or of another type. Called once, before other modules of the engine are loaded: some read it as they load. */
export function setContent<S extends Site>(content: S & Unknown<S>): void {
  ({ site, apis, hosts, placeholders, guides, languages, searched, sandbox, footer, announcement } = content);
  ({ identifiers, registers, personalData, problems, codeLists, noCodeListReasons, recordFields, fieldRules } =
    content);
  ({ language, recognise, described, exampleValues, mayBePersonal, isShortened, faultOf, readAs } = content);
}
