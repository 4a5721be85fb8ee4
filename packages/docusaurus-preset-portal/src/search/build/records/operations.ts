import type { OperationPage, OverviewPage, ReferencePageData } from 'openapi-toolkit';
import type { Site } from '../../../content/site';
import { identifierName } from '../../../terms/identifiers';
import { joinNames, type SourceRecord } from '../../engine/records';
import type { SynonymLookup } from '../synonyms';
import { excerpt, oneLineText } from '../text';

type Content = Pick<Site, 'identifiers' | 'searched'>;

function operationRecord(
  { permalink, api, operation }: OperationPage,
  synonyms: SynonymLookup,
  content: Content,
): SourceRecord {
  const { title, method, path, lead, description, tags, parameters, requestBody, kind, keywords } = operation;
  const takes = parameters.flatMap(({ schema }): [string, string][] =>
    schema.identifier ? [[schema.identifier, schema.name]] : [],
  );
  const names = joinNames(
    [...new Set(takes.map(([identifier]) => identifier))].map((each) => identifierName(content, each)),
  );
  for (const name of content.searched.parameters ?? [])
    if (parameters.some(({ schema }) => schema.name === name)) takes.push([name, name]);
  const prose = [
    names,
    tags.join(' '),
    synonyms.of(names),
    oneLineText(description),
    oneLineText(requestBody?.description),
    synonyms.of(lead),
  ].join(' ');
  return {
    id: `o:${permalink}`,
    kind: 'operation',
    title,
    method,
    ...(kind === 'operation' ? { path } : {}),
    where: api.title,
    href: permalink,
    text: excerpt(lead),
    api: api.id,
    ...(takes.length > 0 && { takes }),
    otherNames: synonyms.of(title, path),
    ...(keywords && { keywords: joinNames(keywords) }),
    prose,
  };
}

function overviewRecord({ permalink, api, summary, description }: OverviewPage, synonyms: SynonymLookup): SourceRecord {
  const text = summary ?? oneLineText(description);
  return {
    id: `g:${permalink}`,
    kind: 'guide',
    title: api.title,
    where: 'API reference',
    href: permalink,
    text: excerpt(text),
    api: api.id,
    otherNames: joinNames(['api reference', synonyms.of(api.title)]),
    prose: oneLineText(description),
    weight: 1.3,
  };
}

const DOWNLOAD_WORDS =
  'OpenAPI,Swagger,contract,specification,definition,description,schema,file,YAML,JSON,collection,types,d.ts'.split(
    ',',
  );

const downloadsRecord = ({ permalink, api, downloads }: OverviewPage): SourceRecord => ({
  id: `g:${permalink}#downloads`,
  kind: 'guide',
  title: 'Downloads',
  where: `API reference › ${api.title}`,
  href: `${permalink}#downloads`,
  text: 'Contract, collections, types.',
  api: api.id,
  keywords: joinNames([...DOWNLOAD_WORDS, ...downloads.map(({ label }) => label)]),
  weight: 1.3,
});

/** Returns records of operations, API overviews and downloads. */
export const operationRecords = (
  pages: readonly ReferencePageData[],
  synonyms: SynonymLookup,
  content: Content,
): SourceRecord[] =>
  pages.flatMap((page) =>
    page.kind === 'operation'
      ? [operationRecord(page, synonyms, content)]
      : [overviewRecord(page, synonyms), downloadsRecord(page)],
  );
