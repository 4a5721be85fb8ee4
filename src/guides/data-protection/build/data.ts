import type { ElementHeading } from 'docusaurus-preset-portal';
import { isOperation, readPages } from 'docusaurus-preset-portal/node';
import type { OperationPage } from 'openapi-toolkit';
import { portal } from '#site/portal';
import { forbiddenUse, type PersonalData, personalDataOf, purposeHeader } from '#vocabulary/personalData';
import { type MarkedField, markedFields } from '../../../site/describe/markedFields';

/** One operation in a record of processing. */
export interface ProcessingRecord {
  /** Anchor of the record on its page: the id of the operation. */
  anchor: string;
  title: string;
  href: string;
  method: string;
  path: string;
  api: string;
  /** Class and basis of the operation as a whole. */
  personalData: PersonalData;
  /** Requests for which a purpose must be stated. */
  purpose: { need: 'every request' | 'on some requests' | 'never'; href?: string };
  /** Forbidden uses in words. */
  notFor: string[];
  fields: MarkedField[];
}

export interface DataProtectionData {
  records: ProcessingRecord[];
  /** Operations without personal data. */
  without: { anchor: string; title: string; href: string }[];
  headings: ElementHeading[];
}

function purposeOf({ operation, permalink }: OperationPage): ProcessingRecord['purpose'] {
  const header = purposeHeader(operation);
  if (!header) return { need: 'never' };
  const need = header.required ? 'every request' : 'on some requests';
  return { need, href: `${permalink}#${header.anchor}` };
}

function recordOf(page: OperationPage): ProcessingRecord[] {
  const personalData = personalDataOf(page.operation);
  if (!personalData) return [];
  return [
    {
      anchor: page.operation.id,
      title: page.operation.title,
      href: page.permalink,
      method: page.operation.method,
      path: page.operation.path,
      api: page.api.title,
      personalData,
      purpose: purposeOf(page),
      notFor: (personalData.notFor ?? []).map(forbiddenUse),
      fields: markedFields(page.operation).map((field) => ({ ...field, anchor: `${page.permalink}#${field.anchor}` })),
    },
  ];
}

/**
 * Returns the record of processing of each operation, from `x-personal-data` of the contracts.
 *
 * @param pages Pages of the operations, in the order of the record.
 */
export function processingRecords(pages: readonly OperationPage[]): DataProtectionData {
  const records = pages.flatMap(recordOf);
  const without = pages
    .filter(({ operation }) => !personalDataOf(operation))
    .map(({ operation, permalink }) => ({ anchor: operation.id, title: operation.title, href: permalink }));
  const headings = records.map(({ anchor, title }) => ({ title, id: anchor, level: 3 }));
  return { records, without, headings };
}

/** Returns the records of every operation of the site. Takes no attributes. */
export const dataProtectionData = async (): Promise<DataProtectionData> =>
  processingRecords((await readPages(portal)).filter(isOperation));
