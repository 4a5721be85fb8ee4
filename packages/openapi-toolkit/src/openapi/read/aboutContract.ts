import type { Document } from '../document';
import { isMap } from '../isMap';
import type { Note } from '../model';
import { clean } from '../text';
import { docsNote, linkNote } from './notes';

type Dict = Record<string, unknown>;

function contactNotes({ contact }: Document['info']): Note[] {
  if (!contact) return [];
  const name = contact.url || !contact.name ? [] : [{ name: 'contact', value: clean(contact.name) }];
  const mail = contact.email ? linkNote('e-mail', `mailto:${contact.email}`, contact.email) : [];
  return [...name, ...mail];
}

/** Returns `x-logo` and its variant as links, because pages load nothing from other hosts. */
const logoNotes = (info: Dict): Note[] =>
  ['x-logo', 'x-dark-logo'].flatMap((key) => {
    const logo = isMap(info[key]) ? info[key] : { url: info[key] };
    return linkNote('logo', logo.url, [logo.altText, logo.href].filter(Boolean).map(clean).join(', ') || logo.url);
  });

/** Returns the facts about a contract without a section on the overview: terms, mail, logo, documents. */
export function aboutContract(document: Document, title: string): Note[] {
  const { info, openapi, externalDocs, jsonSchemaDialect, $self } = document as Document & Dict;
  const { license } = info as { license?: { name?: string; url?: string; identifier?: string } };
  const named = clean(info.title);
  return [
    ...(named === title ? [] : [{ name: 'contract', value: named }]),
    { name: 'OpenAPI', value: clean(openapi) },
    ...(info.termsOfService ? linkNote('terms of service', info.termsOfService) : []),
    ...contactNotes(info),
    ...(license?.identifier ? [{ name: 'licence', value: `SPDX ${clean(license.identifier)}` }] : []),
    ...logoNotes(info as Dict),
    ...docsNote(externalDocs),
    ...(jsonSchemaDialect ? [{ name: 'JSON Schema dialect', value: clean(jsonSchemaDialect) }] : []),
    ...($self ? [{ name: 'address of the contract', value: clean($self) }] : []),
  ];
}
