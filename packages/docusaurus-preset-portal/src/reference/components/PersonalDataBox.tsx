import Link from '@docusaurus/Link';
import { guides, personalData as terms } from 'docusaurus-preset-portal/content';
import { type MoreProtected, moreProtected, type Operation, type PersonalData } from 'openapi-toolkit';
import { forbiddenUse, personalDataClass, personalDataClasses } from '../../terms/personalData';
import { PageSection } from './Title';

function Purpose({ operation }: { operation: Operation }) {
  const header = operation.parameters.find(
    ({ location, schema }) => location === 'header' && schema.name === terms.purposeHeader,
  );
  if (!header) return null;
  return (
    <>
      {' '}
      {header.schema.required ? 'Every request states' : 'The request then states'} its{' '}
      <a href={`#${header.schema.anchor}`}>purpose</a>.
    </>
  );
}

function Meaning({ of: { class: name, basis } }: { of: PersonalData }) {
  const { meaning = '', duty = '' } = personalDataClass({ personalData: terms }, name) ?? {};
  return (
    <>
      {meaning} {duty} {basis && `Basis: ${basis}.`}
    </>
  );
}

/** Links to one or more fields, and the parameters that request them. */
function Fields({ fields }: { fields: MoreProtected[] }) {
  const [parameterName] = fields.map(({ requestedBy }) => requestedBy);
  return (
    <>
      {fields.map(({ path, anchor }, index) => (
        <span key={anchor}>
          {index > 0 && ', '}
          <a href={`#${anchor}`}>
            <code>{path}</code>
          </a>
        </span>
      ))}
      {parameterName && (
        <>
          , only when you ask for it with <code>{parameterName}</code>
        </>
      )}
      .
    </>
  );
}

/** Rules for callers about the personal data of an operation, also by the fields that they request. */
export function PersonalDataBox({ operation }: { operation: Operation }) {
  const { personalData } = operation;
  if (!personalData) return null;
  const { name } = personalDataClass({ personalData: terms }, personalData.class) ?? { name: personalData.class };
  const protectedFields = moreProtected(operation, personalDataClasses({ personalData: terms }));
  const classes = [...new Set(protectedFields.map((field) => field.personalData.class))];
  return (
    <PageSection id="personal-data" title="Personal data">
      <div className="callout callout--warn">
        <p>
          <strong>{name}.</strong> <Meaning of={personalData} />
          {protectedFields.length === 0 && <Purpose operation={operation} />}
        </p>
        {classes.map((kind) => {
          const fields = protectedFields.filter((field) => field.personalData.class === kind);
          return (
            <p key={kind}>
              <strong>{personalDataClass({ personalData: terms }, kind)?.name ?? kind}:</strong>{' '}
              <Fields fields={fields} /> {fields[0] && <Meaning of={fields[0].personalData} />}
              <Purpose operation={operation} />
            </p>
          );
        })}
        {personalData.notFor && (
          <p>
            Not for {personalData.notFor.map((each) => forbiddenUse({ personalData: terms }, each)).join('; nor for ')}.
          </p>
        )}
        {guides.dataProtection && (
          <p>
            <Link to={`${guides.dataProtection}#${operation.id}`}>All fields for your record of processing</Link>
          </p>
        )}
      </div>
    </PageSection>
  );
}
