import { isObject, type Json, type JsonObject } from './contracts';
import { by } from './world';

const part = (object: JsonObject | undefined, key: string): JsonObject => {
  const value = object?.[key];
  return isObject(value) ? value : {};
};

/** Attribute key → the field of the world with the same value. */
function addressFacts(address: JsonObject): Record<string, Json | undefined> {
  const position = part(address, 'position');
  const property = by('properties', 'addressId').get(address.addressId ?? null);
  const building = part(property, 'building');
  const valuation = part(property, 'valuation');
  return {
    address_id: address.addressId,
    access_address_id: address.accessAddressId,
    address_text: address.text,
    street_name: address.streetName,
    street_code: address.streetCode,
    house_number: address.houseNumber,
    postal_code: address.postalCode,
    municipality_code: address.municipalityCode,
    longitude: position.longitude,
    latitude: position.latitude,
    easting: position.easting,
    northing: position.northing,
    bfe_number: property?.bfeNumber,
    ownership_type_code: property?.ownershipCode,
    cadastral_number: part(property, 'parcel').cadastralNumber,
    parcel_registered_area: part(property, 'parcel').registeredArea,
    construction_year: building.constructionYear,
    building_total_area: building.totalArea,
    building_residential_area: building.residentialArea,
    heating_installation_code: building.heating,
    property_value: valuation.propertyValue,
    land_value: valuation.landValue,
    valuation_year: valuation.year,
    last_sale_price: part(property, 'sale').price,
    last_sale_date: part(property, 'sale').takeoverDate,
    energy_label_class: part(property, 'energyLabel').class,
  };
}

function companyFacts(company: JsonObject): Record<string, Json | undefined> {
  const employment = part(company, 'employment');
  const report = by('financialReports', 'companyId').get(company.companyId ?? null);
  return {
    cvr_number: company.companyId,
    company_name: company.name,
    company_status: company.status,
    founded_date: company.foundedDate,
    company_address_id: company.registeredAddressId ?? company.addressId,
    industry_code: part(company, 'industry').code,
    advertising_protected: company.advertisingProtected,
    share_capital: part(company, 'capital').amount,
    employee_count: employment.employees,
    full_time_equivalents: employment.fullTimeEquivalents,
    gross_profit: report?.grossProfit,
    profit_for_the_year: report?.profit,
    equity: report?.equity,
    total_assets: report?.assets,
    equity_ratio: report?.equityRatio,
    latest_report_published_at: report?.publishedAt,
  };
}

/** Returns the values of the world for the entity of a response with `attributes`; undefined for other objects. */
export function attributeFacts(response: JsonObject): JsonObject | undefined {
  const own = part(response, 'attributes');
  const id =
    response.companyId ??
    response.id ??
    response.addressId ??
    part(response, 'address').addressId ??
    own.address_id ??
    null;
  const address = by('addresses', 'addressId').get(id);
  const company = by('companies', 'companyId').get(id);
  const facts = { ...(address && addressFacts(address)), ...(company && companyFacts(company)) };
  const stated = Object.entries(facts).filter((fact): fact is [string, Json] => fact[1] !== undefined);
  return stated.length > 0 && Object.keys(own).length > 0 ? Object.fromEntries(stated) : undefined;
}
