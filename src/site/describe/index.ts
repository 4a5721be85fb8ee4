import groupBy from 'lodash/groupBy';
import { escapeMarkup as asText, type Operation, type OwnSection, schemaNodes, schemasOf } from 'openapi-toolkit';
import { codeListOf, listIdsOf } from '../../vocabulary/codeLists';
import { className, forbiddenUse, meaningOf, personalDataOf, purposeHeader } from '../../vocabulary/personalData';
import { registerPage } from '../addresses';
import { guides } from '../navigation';
import { addFacts } from './facts';
import { type MarkedField, moreProtected } from './markedFields';

const linked = (text: string, href: string): string => `<a href="${asText(href)}">${asText(text)}</a>`;

function purposeOf(operation: Operation): string {
  const header = purposeHeader(operation);
  if (!header) return '';
  const who = header.required ? 'Every request states' : 'The request then states';
  return ` ${who} its ${linked('purpose', `#${header.anchor}`)}.`;
}

/** Names fields with a higher protection than the operation as a whole, and the parameter that requests them. */
function fieldsOf(fields: readonly MarkedField[]): string {
  const names = fields.map(({ path, anchor }) => `<a href="#${anchor}"><code>${asText(path)}</code></a>`).join(', ');
  const [first] = fields;
  return first?.requestedBy
    ? `${names}, only when you ask for it with <code>${asText(first.requestedBy)}</code>.`
    : `${names}.`;
}

/** Returns the rules for callers about the personal data of an operation, also by the fields that they request. */
function personalDataSection(operation: Operation): OwnSection[] {
  const data = personalDataOf(operation);
  if (!data) return [];
  const moreFields = moreProtected(operation);
  const byClass = groupBy(moreFields, 'personalData.class');
  const texts = [
    `<strong>${asText(className(data.class))}.</strong> ${asText(meaningOf(data))}${moreFields.length === 0 ? purposeOf(operation) : ''}`,
    ...Object.entries(byClass).map(
      ([name, fields]) =>
        `<strong>${asText(className(name))}:</strong> ${fieldsOf(fields)} ${fields[0] ? asText(meaningOf(fields[0].personalData)) : ''}${purposeOf(operation)}`,
    ),
    ...(data.notFor ? [`Not for ${asText(data.notFor.map(forbiddenUse).join('; nor for '))}.`] : []),
    linked('All fields for your record of processing', `${guides.dataProtection}#${operation.id}`),
  ];
  const html = texts.map((text) => `<p>${text}</p>`).join('');
  return [{ id: 'personal-data', title: 'Personal data', html, isWarning: true }];
}

/** Returns the links to the code lists, which pages have at the fields. A register has its lists on one page. */
function codeListSection(operation: Operation): OwnSection[] {
  const ids = schemasOf(operation).flatMap(({ schema }) => schemaNodes(schema).flatMap(listIdsOf));
  const lists = [...new Set(ids)].flatMap((id) => codeListOf(id) ?? []);
  if (lists.length === 0) return [];
  const items = Object.entries(groupBy(lists, 'register')).map(([register, own]) => {
    const names = own.map(({ id, title }) => `<code>${asText(id)}</code> ${asText(title.en)}`);
    return `<li>${linked(register, registerPage(register))}: ${names.join('; ')}</li>`;
  });
  return [{ id: 'code-lists', title: 'Code lists', html: `<ul>${items.join('')}</ul>`, isCopyOnly: true }];
}

/** Adds to an operation what only this site says: facts of its fields, personal data, code lists. */
export function describeOperation(operation: Operation, name: string): void {
  addFacts(operation, name);
  operation.sections = [...personalDataSection(operation), ...codeListSection(operation)];
}
