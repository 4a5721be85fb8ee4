import { attributesByAddress, attributesByAddressId } from './attributes';
import { companyByCompanyId, companyUnit, financialReportsByCompanyId } from './companies';
import { entityFeaturesHistory } from './datahub';
import { companyEventsByCompanyId, personEventsById, propertyEventsByBfeNumber } from './events';
import {
  bulkFeatureStoreAttributes,
  companyFeatureStore,
  featureStoreAttributesByAddressId,
  featureStoreAttributesByQueryParams,
} from './featureStore';
import type { WorldHandler } from './handler';
import { person, persons } from './persons';
import { propertyByBfe, publicProperties, publicPropertyDebtFromBfe } from './properties';
import {
  recommendationByAddress,
  recommendationFeedback,
  recommendationsForAProductByAddress,
} from './recommendations';
import { requestCountsUsage } from './usage';
import { insuranceCompanyByKid, vehicleByKid, vehicleByLicensePlate } from './vehicles';

/** Handlers by operationId. An operation without a handler responds with the first example of its contract. */
export const handlers: Readonly<Record<string, WorldHandler>> = {
  attributesByAddress,
  attributesByAddressId,
  bulkFeatureStoreAttributes,
  companyFeatureStore,
  featureStoreAttributesByAddressId,
  featureStoreAttributesByQueryParams,
  companyByCompanyId,
  companyUnit,
  financialReportsByCompanyId,
  propertyByBfe,
  publicProperties,
  publicPropertyDebtFromBfe,
  vehicleByKid,
  vehicleByLicensePlate,
  insuranceCompanyByKid,
  person,
  persons,
  recommendationByAddress,
  recommendationsForAProductByAddress,
  recommendationFeedback,
  companyEventsByCompanyId,
  personEventsById,
  propertyEventsByBfeNumber,
  requestCountsUsage,
  entityFeaturesHistory,
};
