import Link from '@docusaurus/Link';
import { CopyLink, useAnchor } from 'docusaurus-preset-portal/elements';
import { fold, unitName } from 'docusaurus-preset-portal/terms';
import { Fragment } from 'react';
import { listHref, registerHref } from '#site/addresses';
import { registerName } from '#vocabulary/registers';
import type { AttributeTranslation } from '../../../attribute-translations';
import { codeListsOfAttribute, noCodeListReason, shortCodes } from '../../../vocabulary/codeLists';
import type { LinkedField } from '../build/recordFields';

const exampleText = (example: unknown) => (typeof example === 'string' ? example : JSON.stringify(example));

/** Returns the text that the filter searches: both languages, the key, the source field and the record's field. */
const searchText = ({ key, label, description, sourceField = '' }: AttributeTranslation, field = '') =>
  fold(
    [key, key.replaceAll('_', ' '), label.en, label.da, description.en, description.da, sourceField, field].join(' '),
  );

/**
 * Row of an attribute. Rows of the catalogue have anchors and can be filtered; rows elsewhere link to the catalogue.
 */
export function AttributeRow({
  attribute,
  field,
  catalogue,
}: {
  attribute: AttributeTranslation;
  /** Field of a record with the same value. */
  field?: LinkedField;
  catalogue?: string;
}) {
  const { key, entity, type, unit, label, description, register, sourceField, example } = attribute;
  const href = registerHref(register);
  const noCodeList = noCodeListReason(key);
  const anchorProps = catalogue === undefined ? { id: key, 'data-text': searchText(attribute, field?.name) } : {};
  return (
    <tr {...anchorProps} data-entity={entity} data-register={register} data-type={type}>
      <th scope="row">
        {catalogue === undefined ? (
          <Anchored name={key} />
        ) : (
          <Link to={`${catalogue}#${key}`}>
            <code>{key}</code>
          </Link>
        )}
        <span className="attribute-label">{label.en}</span>
        <span className="attribute-label cell-note" lang="da">
          {label.da}
        </span>
        {/* On a phone a row shows the rest of its cells while this is open. */}
        <details className="attribute-more">
          <summary aria-label={`Details of ${key}`} />
        </details>
      </th>
      <td>
        {description.en}
        {example !== undefined && example !== null && (
          <span className="cell-note">
            Example: <code>{exampleText(example)}</code>
          </span>
        )}
        <span className="cell-note">
          {field ? (
            <>
              Same as{' '}
              <Link to={field.href} title={field.title}>
                <code>{field.name}</code>
              </Link>
            </>
          ) : (
            'In no record: an attribute only.'
          )}
        </span>
      </td>
      <td>
        {type}
        {unit && <span className="cell-note">{unitName(unit)}</span>}
      </td>
      <td>
        {href ? (
          <Link to={href} title={registerName(register)}>
            {register}
          </Link>
        ) : (
          register
        )}
        {codeListsOfAttribute(key).map((list) => (
          <span key={list.id} className="cell-note">
            Codes: <Link to={listHref(list)}>{list.title.en}</Link>
            {shortCodes(list).map(({ value, text }, index) => (
              <Fragment key={value}>
                {index === 0 ? ': ' : ', '}
                <code>{value}</code> {text}
              </Fragment>
            ))}
          </span>
        ))}
        {noCodeList && <span className="cell-note">Codes: {noCodeList}</span>}
        {sourceField && (
          <span className="cell-note">
            <code>{sourceField}</code>
          </span>
        )}
      </td>
    </tr>
  );
}

function Anchored({ name }: { name: string }) {
  useAnchor(name);
  return (
    <>
      <code>{name}</code> <CopyLink anchor={name} name={name} />
    </>
  );
}
