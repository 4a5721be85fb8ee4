import type { Row } from '../../engine/types';

/** Feature values of a company, from its record. */
export function companyValues(company: Row): Row {
  const { registeredAddress: registered, mainIndustry: industry, capital, employment, legalForm } = company;
  return {
    cvr_number: company.companyId,
    company_name: company.name,
    secondary_names: company.secondaryNames,
    company_status: company.status.code,
    company_active: company.active,
    legal_form_code: legalForm.code,
    legal_form_short: legalForm.short,
    legal_form_name: legalForm.name,
    founded_date: company.foundedDate,
    start_date: company.startDate,
    cessation_date: company.cessationDate,
    industry_code: industry?.code,
    industry_text: industry?.text,
    industry_code_version: industry?.version,
    company_address_text: registered?.text,
    company_address_id: registered?.address?.addressId,
    company_postal_code: registered?.address?.postalCode,
    company_municipality_code: registered?.address?.municipalityCode,
    company_country_code: registered?.countryCode,
    phone: company.phone,
    email: company.email,
    website: company.website,
    advertising_protected: company.advertisingProtected,
    purpose: company.purpose,
    signing_rule: company.signingRule,
    share_capital: capital?.amount,
    share_capital_currency: capital?.currency,
    articles_date: company.articlesDate,
    employee_count: employment?.employees,
    employee_interval: employment?.interval,
    full_time_equivalents: employment?.fullTimeEquivalents,
    employment_period: employment?.period,
    production_unit_count: company.productionUnits.filter(({ status }: Row) => status === 'ACTIVE').length,
  };
}
