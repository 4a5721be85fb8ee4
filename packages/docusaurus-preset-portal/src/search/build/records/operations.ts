import { WRITTEN_ADDRESS } from '../../../lib/writtenAddress';
import type { OperationPage, OverviewPage, ReferencePageData } from '../../../openapi/model';
import { identifierName } from '../../../terms/identifiers';
import { joinNames } from '../../engine/names';
import type { SourceRecord } from '../SourceRecord';
import type { SynonymLookup } from '../synonyms';
import { distinctWords, excerpt, oneLineText } from '../text';

function operationRecord({ permalink, api, operation }: OperationPage, synonyms: SynonymLookup): SourceRecord {
  const { title, method, path, lead, description, tags, parameters, requestBody, kind } = operation;
  const takes = parameters.flatMap(({ schema }): [string, string][] =>
    schema.identifier ? [[schema.identifier, schema.name]] : [],
  );
  const names = joinNames([...new Set(takes.map(([identifier]) => identifier))].map(identifierName));
  if (parameters.some(({ schema }) => schema.name === WRITTEN_ADDRESS)) takes.push([WRITTEN_ADDRESS, WRITTEN_ADDRESS]);
  const otherNames = synonyms.of(title, path);
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
    otherNames,
    prose: distinctWords(prose, `${title} ${lead} ${otherNames}`),
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
    prose: distinctWords(oneLineText(description), `${api.title} ${text}`),
    weight: 1.3,
  };
}

/** Record of the downloads of an API: contract, collections, types. */
const downloadsRecord = ({ permalink, api }: OverviewPage): SourceRecord => ({
  id: `g:${permalink}#downloads`,
  kind: 'guide',
  title: 'Downloads',
  where: `API reference › ${api.title}`,
  href: `${permalink}#downloads`,
  text: 'Contract, collections, types.',
  api: api.id,
});

/** Returns records of operations, API overviews and downloads. */
export const operationRecords = (pages: readonly ReferencePageData[], synonyms: SynonymLookup): SourceRecord[] =>
  pages.flatMap((page) =>
    page.kind === 'operation'
      ? [operationRecord(page, synonyms)]
      : [overviewRecord(page, synonyms), downloadsRecord(page)],
  );
