import find from 'lodash/find';
import type { DataRow } from 'openapi-toolkit/sandbox';

/** Codes of property types in BBR. */
const PROPERTY_TYPES: Record<string, string> = {
  LAND_PARCEL_PROPERTY: '1',
  BUILDING_ON_LEASED_LAND: '2',
  OWNER_OCCUPIED_FLAT: '3',
};
const REGIONS: Record<string, string> = { '1082': 'Region Midtjylland' };

/** Returns feature values of an address, from the facts about it and its property. */
export function addressValues(facts: DataRow, address: DataRow): DataRow {
  const { addressId } = address;
  const property = find(facts.properties, { addressId });
  const others = find(facts.features, { addressId });
  return { ...placeValues(address), ...(property && propertyValues(property, facts.properties)), ...others?.values };
}

function placeValues({ position, ...address }: DataRow): DataRow {
  return {
    address_id: address.addressId,
    access_address_id: address.accessAddressId,
    address_text: address.text,
    address_status: address.status.code,
    street_name: address.streetName,
    street_code: address.streetCode,
    house_number: address.houseNumber,
    floor: address.floor,
    door: address.door,
    supplementary_town_name: address.supplementaryTownName,
    postal_code: address.postalCode,
    postal_district: address.postalDistrict,
    municipality_code: address.municipalityCode,
    municipality_name: address.municipalityName,
    region_code: address.regionCode,
    region_name: REGIONS[address.regionCode] ?? null,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    easting: position?.easting ?? null,
    northing: position?.northing ?? null,
    coordinate_accuracy: position?.accuracy ?? null,
  };
}

function propertyValues(property: DataRow, properties: DataRow): DataRow {
  const parent: DataRow | undefined = find(properties, { bfeNumber: property.parentBfeNumber });
  const building: DataRow = property.building ?? parent?.building ?? {};
  const parcel: DataRow = property.parcel ?? parent?.parcel ?? {};
  const { unit = {}, valuation, sale, energyLabel } = property;
  const isFlat = property.propertyType === 'OWNER_OCCUPIED_FLAT';
  return {
    bfe_number: property.bfeNumber,
    property_type: PROPERTY_TYPES[property.propertyType],
    cadastral_district_code: parcel.cadastralDistrictCode,
    cadastral_district_name: parcel.cadastralDistrictName,
    cadastral_number: parcel.cadastralNumber,
    parcel_registered_area: parcel.registeredArea,
    parcel_road_area: parcel.roadArea,
    // No parcel of the world has any of these.
    forest_reserve_area: 0,
    coastal_protection_area: 0,
    dune_protection_area: 0,
    condominium_number: property.flatNumber,
    condominium_registered_area: isFlat ? property.registeredArea : null,
    building_usage_code: building.usage,
    building_status: building.status,
    construction_year: building.constructionYear,
    rebuild_year: building.rebuildYear,
    outer_wall_material_code: building.outerWall,
    roof_material_code: building.roof,
    building_total_area: building.totalArea,
    building_residential_area: building.residentialArea,
    building_commercial_area: building.commercialArea,
    built_up_area: building.builtUpArea,
    floor_count: building.floors,
    heating_installation_code: building.heating,
    heating_fuel_code: building.fuel,
    supplementary_heating_code: building.supplementaryHeating,
    water_supply_code: building.waterSupply,
    drainage_code: building.drainage,
    unit_usage_code: unit.usage,
    housing_type_code: unit.housingType,
    unit_total_area: unit.totalArea,
    unit_residential_area: unit.residentialArea,
    unit_commercial_area: unit.commercialArea,
    room_count: unit.rooms,
    toilet_count: unit.toilets,
    bathroom_count: unit.bathrooms,
    kitchen_code: unit.kitchen,
    ownership_type_code: property.ownershipCode,
    last_sale_date: sale?.takeoverDate,
    last_sale_price: sale?.price,
    last_sale_type: sale?.transferType,
    property_value: valuation?.propertyValue,
    land_value: valuation?.landValue,
    valuation_year: valuation?.year,
    valued_area: valuation?.valuedArea,
    energy_label_class: energyLabel?.class,
    energy_label_valid_to: energyLabel?.validTo,
  };
}
